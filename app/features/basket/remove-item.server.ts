import { removeItem as remove } from "../../../contracts/commerce/baskets.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { isStillSold } from "./basket-from-wire.ts";
import { type BasketDeps, fetchBasketDocument, retryOnStaleBasket } from "./fetch-basket-document.server.ts";
import { productsOf } from "./products-of.server.ts";

/** `plan` was removed and can be put back while it is sold; absent when it was gone before. */
export type RemoveOutcome =
  | { kind: "removed"; plan?: { planId: string; name: string; canAddAgain: boolean } }
  | { kind: "failed" };

type Deps = BasketDeps & {
  catalogue: Pick<Catalogue, "products">;
  /** The selected vehicle: an item that was chosen for another one cannot be put back for it. */
  vin: string | undefined;
};

/** Removes an item. One that is gone already counts as removed, for a second click or another tab. */
export async function removeItem(deps: Deps, { itemId }: { itemId: string }): Promise<RemoveOutcome> {
  try {
    return await retryOnStaleBasket(async () => {
      const basket = await fetchBasketDocument(deps);
      const item = basket?.product_items.find((one) => one.item_id === itemId);
      if (!basket || !item) return { kind: "removed" };
      const params = { siteId: deps.siteLocale.siteId, basketId: basket.basket_id, itemId };
      await deps.shopper.commerceOcapi(remove, { params });
      const products = await productsOf(deps, [item]);
      const name = products?.[0]?.name ?? item.c_serviceName ?? item.product_name;
      const { c_SNP_OMS_vin: chosenFor = deps.vin } = item;
      const canAddAgain = chosenFor === deps.vin && isStillSold(item, { document: basket, products });
      return { kind: "removed", plan: { planId: item.product_id, name, canAddAgain } };
    });
  } catch (error) {
    if (isFault(error, "ProductItemNotFoundException")) return { kind: "removed" };
    if (isFault(error)) return { kind: "failed" };
    throw error;
  }
}
