import { setCustomer } from "../../../contracts/commerce/baskets.ts";
import { getCustomerBaskets, mergeBaskets } from "../../../contracts/commerce/customer-baskets.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Shopper } from "../../session/session.ts";

type Ground = { shopper: Shopper; organizationId: string; siteId: string };

/** Merging again what is merged already changes nothing, so a call that got lost may be repeated. */
const TRIES = 3;

/**
 * What somebody chose as a guest comes into the basket of their account, which is made when there is none, and the
 * basket learns their e-mail address.
 */
export async function adoptBasket(ground: Ground, email: string): Promise<void> {
  const basket = (await mergeGuestBasket(ground)) ?? (await ownBasket(ground));
  if (!basket || basket.customerInfo.email === email) return;
  const params = { siteId: ground.siteId, basketId: basket.basketId };
  await ground.shopper.commerce(setCustomer, { params, body: { email } });
}

async function mergeGuestBasket({ shopper, organizationId, siteId }: Ground) {
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

async function ownBasket({ shopper, organizationId, siteId }: Ground) {
  const { baskets } = await shopper.commerceData(getCustomerBaskets, {
    params: { organizationId, customerId: shopper.customerId },
    query: { siteId },
  });
  return baskets[0];
}
