import { setCustomer } from "../../../contracts/commerce/baskets.ts";
import { getCustomerBaskets, mergeBaskets } from "../../../contracts/commerce/customer-baskets.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Shopper } from "../../session/session.ts";

type Deps = { shopper: Shopper; organizationId: string; siteId: string };

/** Merging twice changes nothing, so a lost call may be repeated. */
const MAX_ATTEMPTS = 3;

/**
 * Merges the guest's basket into the basket of the account, which is created when there is none, and sets the e-mail
 * address of the basket.
 */
export async function mergeGuestBasket(deps: Deps, email: string): Promise<void> {
  const basket = (await mergeIntoAccountBasket(deps)) ?? (await ownBasket(deps));
  if (!basket || basket.customerInfo.email === email) return;
  const params = { siteId: deps.siteId, basketId: basket.basketId };
  await deps.shopper.commerceOcapi(setCustomer, { params, body: { email } });
}

async function mergeIntoAccountBasket({ shopper, organizationId, siteId }: Deps) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await shopper.commerceScapi(mergeBaskets, {
        params: { organizationId },
        query: { siteId, createDestinationBasket: "true" },
      });
    } catch (error) {
      if (!isFault(error)) throw error;
      if (error.status === 409) return undefined;
      if (error.kind === "refused" || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function ownBasket({ shopper, organizationId, siteId }: Deps) {
  const { baskets } = await shopper.commerceScapi(getCustomerBaskets, {
    params: { organizationId, customerId: shopper.customerId },
    query: { siteId },
  });
  return baskets[0];
}
