import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import {
  countriesContext,
  type RequestContext,
  settingsContext,
  shopContext,
} from "../../../request/request-context.ts";
import { findLocale } from "../../../site/site-path.ts";
import { shopAddress } from "./shop-address.ts";
import { localeOfVehicle, shopCountryOf } from "../lookup/vehicle-market.ts";
import type { VinProblem } from "../find-vehicle/vin-problem.ts";

type Elsewhere = Extract<VinProblem, { kind: "marketMismatch" | "brandMismatch" }>;

/** Which shop sells for a vehicle that this one does not sell for. A visitor who brings it along starts at its services. */
export function otherShopOf(context: RequestContext, vehicle: Pick<SelectedVehicle, "make" | "country">): Elsewhere {
  const { shop } = context.get(shopContext);
  const { hosts } = context.get(settingsContext).urls;
  const countries = context.get(countriesContext);
  if (vehicle.make !== shop.site.make) {
    const site = shop.config.sites.find(({ make }) => make === vehicle.make) ?? shop.site;
    const href = shopAddress({ shop, hosts, site, locale: shop.locale, path: "/" });
    return { kind: "brandMismatch", brand: site.brand, href };
  }
  const locale = findLocale(shop.site, localeOfVehicle(vehicle.country, shop.locale.id, countries));
  return {
    kind: "marketMismatch",
    country: shopCountryOf(vehicle.country, countries) ?? vehicle.country,
    ...(locale && { href: shopAddress({ shop, hosts, site: shop.site, locale, path: "/" }) }),
  };
}
