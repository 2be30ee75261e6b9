import { setCustomer } from "../../../contracts/commerce/baskets.ts";
import { getCustomerBaskets, mergeBaskets } from "../../../contracts/commerce/customer-baskets.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Shopper } from "../../session/session.ts";

type Deps = { shopper: Shopper; organizationId: string; siteId: string };

/** Merging again what is merged already changes nothing, so a call that got lost may be repeated. */
const TRIES = 3;

/**
 * What somebody chose as a guest comes into the basket of their account, which is made when there is none, and the
 * basket learns their e-mail address.
 */
export async function adoptBasket(deps: Deps, email: string): Promise<void> {
  const basket = (await mergeGuestBasket(deps)) ?? (await ownBasket(deps));
  if (!basket || basket.customerInfo.email === email) return;
  const params = { siteId: deps.siteId, basketId: basket.basketId };
  await deps.shopper.commerce(setCustomer, { params, body: { email } });
}

async function mergeGuestBasket({ shopper, organizationId, siteId }: Deps) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await shopper.commerceData(mergeBaskets, {
        params: { organizationId },
        query: { siteId, createDestinationBasket: "true" },
      });
    } catch (error) {
      if (!isFault(error)) throw error;
      if (error.status === 409) return undefined;
      if (error.kind === "refused" || tried === TRIES) throw error;
    }
  }
}

async function ownBasket({ shopper, organizationId, siteId }: Deps) {
  const { baskets } = await shopper.commerceData(getCustomerBaskets, {
    params: { organizationId, customerId: shopper.customerId },
    query: { siteId },
  });
  return baskets[0];
}
