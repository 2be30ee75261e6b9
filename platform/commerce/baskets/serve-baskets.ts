import type { Hono } from "hono";
import { createBasket, deleteBasket, getBasket, updateBasket } from "../../../contracts/commerce/baskets.ts";
import type { BillingCountry, OrderAddress } from "../../../contracts/commerce/address.ts";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { CommerceDeps } from "../deps.ts";
import { canBeBilled, localeOfCurrency } from "../markets.ts";
import { refuseOcapiInput } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { readContents } from "./basket-contents.ts";
import { basketDocument } from "./basket-document.ts";
import { basketNotFound, basketQuotaExceeded } from "./basket-faults.ts";
import { baskets } from "./basket-tables.ts";
import { changeBasket, matchingLocale, isOpenBasketOf, readBasket } from "./change-basket.ts";
import { findOpenBaskets, insertBasket } from "./create-basket.ts";
import { createShopperGuards } from "../require-shopper.ts";
import { requireCurrentState, resourceState } from "./resource-state.ts";
import { serveAddresses } from "./serve-addresses.ts";
import { serveCoupons } from "./serve-coupons.ts";
import { serveCustomerBaskets } from "./serve-customer-baskets.ts";
import { serveItems } from "./serve-items.ts";
import { servePayment } from "./payment/serve-payment.ts";
import { serveShipping } from "./serve-shipping.ts";

export function serveBaskets(app: Hono, deps: CommerceDeps): void {
  serveBasket(app, deps);
  serveItems(app, deps);
  serveAddresses(app, deps);
  serveShipping(app, deps);
  servePayment(app, deps);
  serveCoupons(app, deps);
  serveCustomerBaskets(app, deps);
}

function serveBasket(app: Hono, deps: CommerceDeps): void {
  const { database, now, tokens } = deps;
  const { requireShopper } = createShopperGuards(tokens);
  serveEndpoint(app, createBasket, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      const time = now();
      const row = await insertBasket(database.queries, shopper, {
        currency: body?.currency,
        locale: query.locale,
        now: time,
      });
      if (!row) {
        const existing = await findOpenBaskets(database.queries, shopper);
        throw basketQuotaExceeded(existing.map(({ id }) => id));
      }
      return basketDocument(await readContents(database.queries, row, time), time);
    },
  });
  serveEndpoint(app, getBasket, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context) {
      return readBasket(deps, await requireShopper(context, params.siteId), params.basketId);
    },
  });
  serveEndpoint(app, updateBasket, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (_, row) => {
        requireCurrentState(body._resource_state, resourceState(row.id, row.revision));
        const { currency } = body;
        const locale =
          matchingLocale(query.locale, { currency }) ??
          matchingLocale(row.locale, { currency }) ??
          localeOfCurrency[currency];
        return {
          currency,
          locale,
          billingAddress: dropUnbillable(row.billingAddress, currency),
          shippingAddress: dropUnbillable(row.shippingAddress, currency),
        };
      });
    },
  });
  serveEndpoint(app, deleteBasket, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context) {
      const shopper = await requireShopper(context, params.siteId);
      const removed = await database.queries
        .delete(baskets)
        .where(isOpenBasketOf(shopper, params.basketId))
        .returning({ id: baskets.id });
      if (removed.length === 0) throw basketNotFound(params.basketId);
      return undefined;
    },
  });
}

/** Drops an address whose country does not match the new currency. */
function dropUnbillable(address: OrderAddress | null, currency: CurrencyCode): OrderAddress | null {
  if (!address) return null;
  return canBeBilled(address.country_code as BillingCountry, currency) ? address : null;
}
