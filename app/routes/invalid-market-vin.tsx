import { OtherShop } from "../features/vehicle/elsewhere/other-shop.tsx";
import { otherShopOf } from "../features/vehicle/elsewhere/other-shop-of.server.ts";
import { isServedIn } from "../features/vehicle/lookup/vehicle-market.ts";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page-head.tsx";
import { shopContext, vehicleContext } from "../request-context.ts";
import { shopRedirect } from "../shop-redirect.ts";
import { COUNTRY_CODES } from "../site/markets.ts";
import type { Route } from "./+types/invalid-market-vin";

export function loader({ context }: Route.LoaderArgs) {
  const vehicle = context.get(vehicleContext).current;
  if (!vehicle) return { shop: undefined };
  if (isServedIn(vehicle.country, context.get(shopContext).shop.market.country)) {
    return shopRedirect(context, "/services");
  }
  const other = otherShopOf(context, vehicle);
  const country = other.kind === "marketMismatch" && COUNTRY_CODES.find((code) => code === other.country);
  return { shop: country && other.href ? { country, href: other.href } : undefined };
}

export default function InvalidMarketVin({ loaderData: { shop } }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.invalidMarket" isUnlisted />
      <OtherShop
        title={t("vin.marketTitle")}
        text={t("vin.marketText")}
        shop={shop && { href: shop.href, label: t("vin.goToCountry", { country: t(`country.${shop.country}`) }) }}
      />
    </>
  );
}
