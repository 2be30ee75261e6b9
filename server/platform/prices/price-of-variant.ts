import type { Connection } from "../../../contracts/client.ts";
import { getProduct } from "../../../contracts/commerce/products.ts";
import { createScapiClient } from "../../../contracts/commerce/scapi.ts";
import { isFault } from "../../../contracts/fault.ts";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { toMinorUnits } from "../../../contracts/minor-units.ts";
import type { PriceOf } from "../../../platform/order-management/life-cycle/renewals/announced-price.ts";

/** The units of a plan at commerce. A one-time fee is not renewed. */
const termTypes: Readonly<Record<string, "month" | "year">> = { m: "month", y: "year" };

/** A letter takes no longer texts. */
const longestFunctions = 500;

/** Asks commerce for the price of a plan and for what its service does. Undefined for one that is not sold any more. */
export function createPriceOf(connection: Connection, organizationId: string): PriceOf {
  const call = createScapiClient(connection);
  return async ({ variantId, siteId, localeId }) => {
    const found = await call(getProduct, {
      params: { organizationId, id: variantId },
      query: { siteId, locale: localeId },
    }).catch((error: unknown) => {
      if (isFault(error) && error.kind === "refused") return undefined;
      throw error;
    });
    const termType = termTypes[found?.c_subscriptionDurationType ?? ""];
    const term = found?.c_subscriptionDuration;
    if (!found || !termType || !term || found.price <= 0) return undefined;
    const isTaxIncluded = lawOf({ localeId }).priceDisplay === "gross";
    const functions = found.shortDescription.trim().slice(0, longestFunctions);
    return { price: toMinorUnits(found.price), isTaxIncluded, term, termType, ...(functions && { functions }) };
  };
}
