import { formatMoney } from "../../i18n/format-number.ts";
import { useMessage } from "../../i18n/message.tsx";
import { OpenForm } from "../../page/account/open-form.tsx";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { OfferList } from "../../ui/offer-list/offer-list.tsx";
import { SectionHead } from "../../ui/section-head/section-head.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import type { AvailableService } from "./vehicle-services-view.ts";

type Props = {
  available: readonly AvailableService[];
  /** The key of the vehicle. */
  vehicle: string;
};

/** Services that the vehicle could have as well. */
export function AvailableServices({ available, vehicle }: Props) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  return (
    <section>
      <SectionHead title={t("account.available")} />
      {available.length > 0 ? (
        <OfferList
          offers={available.map(({ price, ...service }) => ({
            ...service,
            price: price ? t("price.from", { price: formatMoney(price, locale.id) }) : null,
            action: (
              <OpenForm vehicle={vehicle} page="details" service={service} look="text">
                {t("common.findOutMore")}
              </OpenForm>
            ),
          }))}
        />
      ) : (
        <p>{t("account.allPurchased")}</p>
      )}
      <p>
        <TextLink to={href("/account/my-services")}>{t("overview.allServices")}</TextLink>
      </p>
    </section>
  );
}
