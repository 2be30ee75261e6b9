import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { OpenForm } from "../../../page/account/open-form.tsx";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { Accordion } from "../../../ui/accordion/accordion.tsx";
import { OfferList } from "../../../ui/offer-list/offer-list.tsx";
import type { VehicleOffers } from "./load-available-services.server.ts";
import styles from "./subscription-list-view.module.css";

/** Services that the customer's vehicles could have as well; those of the first vehicle are open. */
export function AvailableServices({ offers }: { offers: readonly VehicleOffers[] }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  if (offers.length === 0) return null;
  return (
    <section className={styles.offers}>
      <h2 className="display d-28">{t("renewal.available")}</h2>
      <Accordion
        openItems={offers.slice(0, 1).map(({ key }) => key)}
        items={offers.map(({ key, modelName, maskedVin, services }) => ({
          id: key,
          title: (
            <span>
              {modelName} <span className="small quiet vin">{maskedVin}</span>
            </span>
          ),
          content: (
            <OfferList
              offers={services.map(({ price, ...service }) => ({
                ...service,
                price: price ? t("price.from", { price: formatMoney(price, locale.id) }) : null,
                action: (
                  <OpenForm
                    action={href("/account/my-services")}
                    vehicle={key}
                    page="details"
                    service={service}
                    look="text"
                  >
                    {t("common.findOutMore")}
                  </OpenForm>
                ),
              }))}
            />
          ),
        }))}
      />
    </section>
  );
}
