import { formatMoney } from "../../../i18n/format-number.ts";
import { useMessage } from "../../../i18n/message.tsx";
import { useRouterTarget, useShop } from "../../../site/shop-context.tsx";
import { OfferList } from "../../../ui/offer-list/offer-list.tsx";
import { SectionHead } from "../../../ui/section-head/section-head.tsx";
import { TextLink } from "../../../ui/text-link/text-link.tsx";
import type { ServicesPage } from "./load-services-page.server.ts";

/** Services that the vehicle could have as well. */
export function AvailableServices({ available }: { available: NonNullable<ServicesPage["available"]> }) {
  const t = useMessage();
  const href = useRouterTarget();
  const { locale } = useShop();
  const { isSignInNeeded, services } = available;
  const pathOf = (productId: string) => {
    const path = `/single-detail-page/${productId}`;
    return isSignInNeeded ? `/sign-in?${new URLSearchParams({ to: path })}` : path;
  };
  return (
    <section className="section section--next">
      <div className="wrap">
        <SectionHead title={t("renewal.available")} lead={isSignInNeeded ? t("renewal.signInToBuy") : undefined} />
        <OfferList
          offers={services.map(({ price, ...service }) => ({
            ...service,
            price: price ? t("price.from", { price: formatMoney(price, locale.id) }) : null,
            action: (
              <TextLink
                to={href(pathOf(service.productId))}
                reloadDocument={isSignInNeeded}
                aria-label={`${t("common.findOutMore")}: ${service.name}`}
              >
                {t("common.findOutMore")}
              </TextLink>
            ),
          }))}
        />
      </div>
    </section>
  );
}
