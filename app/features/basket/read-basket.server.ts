import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { type Basket, basketFromWire } from "./basket-from-wire.ts";
import { isFromOtherMarket } from "./is-from-other-market.ts";
import { type BasketDeps, findBasket } from "./find-basket.server.ts";
import { productsOf } from "./products-of.server.ts";

type Deps = BasketDeps & {
  catalogue: Pick<Catalogue, "products">;
  /** The basket that was already found in this request, so that commerce is not called twice. */
  found?: BasketDocument | undefined;
};

/**
 * The basket as it is, undefined while there is none. Reading changes nothing: what was chosen in the shop of another
 * country keeps the prices of that country and cannot be bought here.
 */
export async function readBasket(deps: Deps): Promise<Basket | undefined> {
  const basket = deps.found ?? (await findBasket(deps));
  if (!basket) return undefined;
  const view = basketFromWire(basket, await productsOf(deps, basket.product_items));
  if (!isFromOtherMarket(basket, deps.siteLocale)) return view;
  return { ...view, items: view.items.map((item) => ({ ...item, isAvailable: false })) };
}
