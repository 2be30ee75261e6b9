import { getCustomerBaskets } from "../../../contracts/commerce/customer-baskets.ts";
import type { Catalogue, Place } from "../../catalogue/catalogue.ts";
import type { Shopper } from "../../session/session.ts";

export type BasketGround = { shopper: Shopper; place: Place; organizationId: string };

export async function findBasket({ shopper, place, organizationId }: BasketGround) {
  const { baskets } = await shopper.commerceData(getCustomerBaskets, {
    params: { organizationId, customerId: shopper.customerId },
    query: { siteId: place.siteId },
  });
  return baskets[0];
}

export async function readBasket(ground: BasketGround & { catalogue: Catalogue }) {
  const found = await findBasket(ground);
  if (!found) return undefined;
  return {
    items: found.productItems.map(({ productId }) => ({
      planId: productId,
      productId: productId.replace(/-(?:\d+M|ONCE)$/, ""),
    })),
  };
}
