import { OtherShop } from "../features/vehicle/other-shop/other-shop.tsx";
import { otherShopOf } from "../features/vehicle/other-shop/other-shop-of.server.ts";
import { vehicleCookie } from "../features/vehicle/vehicle-cookie/vehicle-cookie.server.ts";
import { useMessage } from "../i18n/message.tsx";
import { PageHead } from "../page/page-head.tsx";
import { type RequestContext, requestedShopContext } from "../request/request-context.ts";
import type { Make } from "../site/site-config.ts";
import type { Route } from "./+types/invalid-brand-vin";
import { cookieDeps } from "../request/cookies/cookie-deps.server.ts";

/** There are two makes: a vehicle that is not of this one is of the other. Without a vehicle none is named. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, market } = context.get(requestedShopContext).shop;
  const make = site.make === "jaguar" ? "landrover" : "jaguar";
  const other = otherShopOf(context, { make, country: market.country });
  if (other.kind !== "makeMismatch") throw new Error(`There is no site for ${make}.`);
  return { makeName: other.makeName, href: other.href, hasVehicle: await hasVehicleOf(make, request, context) };
}

/** Each make stores its vehicle in a cookie of its own site. */
async function hasVehicleOf(make: Make, request: Request, context: RequestContext): Promise<boolean> {
  const site = context.get(requestedShopContext).shop.config.sites.find((one) => one.make === make);
  const stored = site && (await vehicleCookie(site.id, cookieDeps(context)).read(request));
  return stored !== undefined && "vehicle" in stored;
}

export default function InvalidBrandVin({ loaderData: { makeName, href, hasVehicle } }: Route.ComponentProps) {
  const t = useMessage();
  return (
    <>
      <PageHead title="page.invalidBrand" isUnlisted />
      <OtherShop
        title={hasVehicle ? t("vin.brandTitle", { brand: makeName }) : t("page.invalidBrand")}
        text={hasVehicle ? t("vin.brandText", { brand: makeName }) : t("vin.otherBrandText")}
        shop={{ href, label: t("vin.goToSite", { brand: makeName }) }}
      />
    </>
  );
}
