import type { Hono } from "hono";
import type { OrderAddress, OrderAddressInput } from "../../../contracts/commerce/address.ts";
import { setBillingAddress, setCustomer, setShippingAddress } from "../../../contracts/commerce/baskets.ts";
import type { CommerceDeps } from "../deps.ts";
import { canBeBilled } from "../markets.ts";
import { refuseOcapiInput } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { invalidAddress, shipmentNotFound } from "./basket-faults.ts";
import type { BasketRow } from "./basket-tables.ts";
import { changeBasket } from "./change-basket.ts";
import { createShopperGuards } from "../require-shopper.ts";
import { hasKnownState } from "./pricing/tax-rates.ts";

export function serveAddresses(app: Hono, deps: CommerceDeps): void {
  const { requireShopper } = createShopperGuards(deps.tokens);
  serveEndpoint(app, setShippingAddress, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      if (params.shipmentId !== "me") throw shipmentNotFound(params.shipmentId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (_, row) => {
        const address = acceptAddress(body, row);
        return { shippingAddress: address, ...(query.use_as_billing === "true" && { billingAddress: address }) };
      });
    },
  });
  serveEndpoint(app, setBillingAddress, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (_, row) => {
        const address = acceptAddress(body, row);
        return { billingAddress: address, ...(query.use_as_shipping === "true" && { shippingAddress: address }) };
      });
    },
  });
  serveEndpoint(app, setCustomer, {
    refuseInput: refuseOcapiInput,
    async handle({ params, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async () => ({ email: body.email }));
    },
  });
}

/** The address as it is kept, if the basket's currency is for its country and its state is one. */
function acceptAddress(given: OrderAddressInput, row: BasketRow): OrderAddress {
  if (!canBeBilled(given.country_code, row.currency)) throw invalidAddress("country_code");
  if (!hasKnownState(given.country_code, given.state_code ?? "")) throw invalidAddress("state_code");
  const first = given.first_name.trim();
  const last = given.last_name.trim();
  return {
    _type: "order_address",
    first_name: first,
    last_name: last,
    full_name: `${first} ${last}`,
    address1: given.address1.trim(),
    ...(given.address2 && { address2: given.address2.trim() }),
    city: given.city.trim(),
    postal_code: given.postal_code.trim(),
    ...(given.state_code && { state_code: given.state_code }),
    country_code: given.country_code,
    ...(given.phone && { phone: given.phone.trim() }),
  };
}
