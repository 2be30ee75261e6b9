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

/** The address to store; refused if its country does not match the basket's currency or its state is unknown. */
function acceptAddress(received: OrderAddressInput, row: BasketRow): OrderAddress {
  if (!canBeBilled(received.country_code, row.currency)) throw invalidAddress("country_code");
  if (!hasKnownState(received.country_code, received.state_code ?? "")) throw invalidAddress("state_code");
  const first = received.first_name.trim();
  const last = received.last_name.trim();
  return {
    _type: "order_address",
    first_name: first,
    last_name: last,
    full_name: `${first} ${last}`,
    address1: received.address1.trim(),
    ...(received.address2 && { address2: received.address2.trim() }),
    city: received.city.trim(),
    postal_code: received.postal_code.trim(),
    ...(received.state_code && { state_code: received.state_code }),
    country_code: received.country_code,
    ...(received.phone && { phone: received.phone.trim() }),
  };
}
