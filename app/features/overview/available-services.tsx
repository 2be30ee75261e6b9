import { formatMoney } from "../../i18n/format-number.ts";
import { useMessage } from "../../i18n/message.tsx";
import { OpenForm } from "../../page/account/open-form.tsx";
import { useRouterTarget, useShop } from "../../site/shop-context.tsx";
import { SectionHead } from "../../ui/section-head/section-head.tsx";
import { ServiceArt } from "../../ui/service-art/service-art.tsx";
import { ServiceOffer } from "../../ui/service-offer/service-offer.tsx";
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
        <ul>
          {available.map(({ productId, name, image, text, price }) => (
            <ServiceOffer
              key={productId}
              art={<ServiceArt src={image} shape="offer" />}
              name={name}
              text={text}
              price={price ? t("price.from", { price: formatMoney(price, locale.id) }) : undefined}
              action={
                <OpenForm vehicle={vehicle} page="details" service={{ productId, name }}>
                  {t("common.findOutMore")}
                </OpenForm>
              }
            />
          ))}
        </ul>
      ) : (
        <p>{t("account.allPurchased")}</p>
      )}
      <p>
        <TextLink to={href("/account/my-services")}>{t("overview.allServices")}</TextLink>
      </p>
    </section>
  );
}
