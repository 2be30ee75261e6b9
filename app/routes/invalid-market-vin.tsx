import { OtherShop } from "../features/vehicle/other-shop/other-shop.tsx";
import { otherShopOf } from "../features/vehicle/other-shop/other-shop-of.server.ts";
import { siteUrl } from "../features/vehicle/other-shop/site-url.ts";
import { isServedIn } from "../features/vehicle/lookup/vehicle-market.ts";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page/page-head.tsx";
import { countriesContext, settingsContext, requestedShopContext, vehicleContext } from "../request/request-context.ts";
import { shopRedirect } from "../request/shop-redirect.ts";
import { COUNTRY_CODES } from "../site/country-codes.ts";
import type { Route } from "./+types/invalid-market-vin";

/** The shop of the vehicle's country; this shop where no country is known or no shop sells there. */
export function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(requestedShopContext);
  const { hosts } = context.get(settingsContext).urls;
  const here = { country: shop.market.country, href: siteUrl({ ...shop, shop, hosts, path: "/" }) };
  const vehicle = context.get(vehicleContext).selectedVehicle;
  if (!vehicle) return { shop: here };
  if (isServedIn(vehicle.country, shop.market.country, context.get(countriesContext)))
    return shopRedirect(context, "/services");
  const other = otherShopOf(context, vehicle);
  const country = other.kind === "marketMismatch" && COUNTRY_CODES.find((code) => code === other.country);
  return { shop: country && other.href ? { country, href: other.href } : here };
}

export default function InvalidMarketVin({ loaderData: { shop } }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.invalidMarket" isUnlisted />
      <OtherShop
        title={t("vin.marketTitle")}
        text={t("vin.marketText")}
        shop={{ href: shop.href, label: t("vin.goToCountry", { country: t(`country.${shop.country}`) }) }}
      />
    </>
  );
}
