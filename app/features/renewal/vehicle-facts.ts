import { useMessage } from "../../i18n/message.tsx";
import type { BandFact } from "../../ui/night-band/night-band.tsx";
import type { RenewalVehicle } from "./renewal-deps.ts";

/** The vehicle in the band: the model as owners say it, and as much of the VIN as anybody may see. */
export function useVehicleFacts(vehicle: RenewalVehicle | undefined): BandFact[] {
  const t = useMessage();
  if (!vehicle) return [];
  const { modelName, maskedVin } = vehicle;
  return [
    { term: t("common.model"), value: modelName },
    ...(maskedVin ? [{ term: t("common.vin"), value: maskedVin, isVin: true }] : []),
  ];
}
