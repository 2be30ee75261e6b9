import { formatMoney } from "../../i18n/format-number.ts";
import { type Translate, useMessage } from "../../i18n/message.tsx";
import { OpenForm } from "../../page/account/open-form.tsx";
import { useDateFormats } from "../../page/use-date-formats.ts";
import { useShop } from "../../site/shop-context.tsx";
import { ServiceArt } from "../../ui/service-art/service-art.tsx";
import { Tag, type TagState } from "../../ui/tag/tag.tsx";
import type { ListedService } from "./list-services.ts";
import type { ListedVehicle } from "./load-service-list.server.ts";
import type { ServiceFit } from "./service-fit.ts";
import styles from "./service-list.module.css";

type Props = { service: ListedService; vehicles: readonly ListedVehicle[] };

/** One service, and under it one line for each of the customer's vehicles. */
export function ServiceEntry({ service, vehicles }: Props) {
  const t = useMessage();
  const { locale } = useShop();
  const { name, image, text, fromPrice, fits } = service;
  return (
    <li className={styles.entry}>
      <ServiceArt src={image} shape="offer" />
      <div>
        <h3 className="display d-22">{name}</h3>
        <p className="quiet">{text}</p>
        {fromPrice ? <p>{t("price.from", { price: formatMoney(fromPrice, locale.id) })}</p> : null}
      </div>
      <ul className={styles.fits}>
        {fits.map(({ vehicle: key, fit }) => {
          const vehicle = vehicles.find((one) => one.key === key);
          return vehicle ? <FitLine key={key} service={service} vehicle={vehicle} fit={fit} /> : null;
        })}
      </ul>
    </li>
  );
}

function FitLine({ service, vehicle, fit }: { service: ListedService; vehicle: ListedVehicle; fit: ServiceFit }) {
  const t = useMessage();
  const { long } = useDateFormats();
  const { productId, name } = service;
  const { state, text } = describeFit(fit, { t, long });
  const action = actionOf(fit);
  return (
    <li className={styles.fit}>
      <div>
        <p className="small">
          {vehicle.modelName} {vehicle.maskedVin ? <span className="quiet vin">{vehicle.maskedVin}</span> : null}
        </p>
        <Tag state={state}>{text}</Tag>
      </div>
      {action ? (
        <OpenForm
          vehicle={vehicle.key}
          page={action}
          service={{ productId, name: `${name}, ${vehicle.modelName} ${vehicle.maskedVin ?? ""}`.trim() }}
          look="text"
        >
          {t(action === "renew" ? "renewal.renewNow" : "common.findOutMore")}
        </OpenForm>
      ) : null}
    </li>
  );
}

/** The page that can be opened for the vehicle. */
function actionOf(fit: ServiceFit): "renew" | "details" | undefined {
  if (fit.kind === "compatible") return fit.isForSale ? "details" : undefined;
  return (fit.kind === "active" || fit.kind === "expired") && fit.isRenewable ? "renew" : undefined;
}

type Texts = { t: Translate; long: (day: string) => string };

function describeFit(fit: ServiceFit, { t, long }: Texts): { state: TagState; text: string } {
  switch (fit.kind) {
    case "onItsWay":
      return { state: "ok", text: t("serviceList.onItsWay") };
    case "active": {
      const text = fit.expiresOn ? t("serviceList.activeUntil", { date: long(fit.expiresOn) }) : t("status.active");
      return { state: fit.isRenewable ? "soon" : "ok", text };
    }
    case "expired":
      return { state: "off", text: t("subscriptions.expiredOn", { date: long(fit.expiresOn) }) };
    case "compatible":
      return { state: "off", text: t("serviceList.compatible") };
    case "notCompatible":
      return { state: "off", text: t("serviceList.notCompatible") };
  }
}
