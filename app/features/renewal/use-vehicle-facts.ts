import { useMessage } from "../../i18n/message.tsx";
import type { BandFact } from "../../ui/dark-band/dark-band.tsx";
import type { RenewalVehicle } from "./renewal-deps.ts";

/** The vehicle's model and masked VIN, as the band shows them. */
export function useVehicleFacts(vehicle: RenewalVehicle | undefined): BandFact[] {
  const t = useMessage();
  if (!vehicle) return [];
  const { modelName, maskedVin } = vehicle;
  return [
    { label: t("common.model"), value: modelName },
    ...(maskedVin ? [{ label: t("common.vin"), value: maskedVin, isVin: true }] : []),
  ];
}
