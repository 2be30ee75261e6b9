import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import {
  countriesContext,
  type RequestContext,
  settingsContext,
  requestedShopContext,
} from "../../../request/request-context.ts";
import { findLocale } from "../../../site/site-path.ts";
import { siteUrl } from "./site-url.ts";
import { localeOfVehicle, shopCountryOf } from "../lookup/vehicle-market.ts";
import type { VinProblem } from "../find-vehicle/vin-problem.ts";

type ShopMismatch = Extract<VinProblem, { kind: "marketMismatch" | "makeMismatch" }>;

/** The shop that sells for a vehicle which this shop does not sell for. */
export function otherShopOf(context: RequestContext, vehicle: Pick<SelectedVehicle, "make" | "country">): ShopMismatch {
  const { shop } = context.get(requestedShopContext);
  const { hosts } = context.get(settingsContext).urls;
  const countries = context.get(countriesContext);
  if (vehicle.make !== shop.site.make) {
    const site = shop.config.sites.find(({ make }) => make === vehicle.make) ?? shop.site;
    const href = siteUrl({ shop, hosts, site, locale: shop.locale, path: "/" });
    return { kind: "makeMismatch", makeName: site.makeName, href };
  }
  const locale = findLocale(shop.site, localeOfVehicle(vehicle.country, shop.locale.id, countries));
  return {
    kind: "marketMismatch",
    country: shopCountryOf(vehicle.country, countries) ?? vehicle.country,
    ...(locale && { href: siteUrl({ shop, hosts, site: shop.site, locale, path: "/" }) }),
  };
}
