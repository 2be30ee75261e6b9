import { useEffect, useState } from "react";
import { formatDate } from "../../../i18n/format-date.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useShop } from "../../../site/shop-context.tsx";
import { readStoredEncryptionKey, readStoredVehicle, type StoredVehicle } from "./stored-vehicle.ts";

/** The vehicle as this browser has stored it, for the offline page. */
export function OfflineVehicle() {
  const t = useMessage();
  const { locale } = useShop();
  const [vehicle, setVehicle] = useState<StoredVehicle | null>(null);
  useEffect(() => {
    const read = async () => {
      const secret = readStoredEncryptionKey(localStorage);
      if (secret) setVehicle(await readStoredVehicle({ storage: localStorage, secret, now: Date.now() }));
    };
    read().catch(() => undefined);
  }, []);
  if (!vehicle) return null;
  const [first] = vehicle.expiryDates.flatMap(({ expiryDate }) => expiryDate ?? []).toSorted();
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="display d-22">{vehicle.modelName}</h2>
        <p className="vin">{vehicle.maskedVin}</p>
        {first ? (
          <p>{t("account.expiresOn", { date: formatDate(first, { locale: locale.id, style: "long" }) })}</p>
        ) : null}
      </div>
    </section>
  );
}
