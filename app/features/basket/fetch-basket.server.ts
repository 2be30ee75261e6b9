import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { type Basket, basketFromWire } from "./basket-from-wire.ts";
import { isFromOtherMarket } from "./is-from-other-market.ts";
import { type BasketDeps, fetchBasketDocument } from "./fetch-basket-document.server.ts";
import { productsOf } from "./products-of.server.ts";

type Deps = BasketDeps & {
  catalogue: Pick<Catalogue, "products">;
  /** Commerce's document if this request has it already, so that commerce is not called twice. */
  document?: BasketDocument | undefined;
};

/**
 * The basket in the shop's shape, undefined while there is none. Reading changes nothing: what was chosen in the shop
 * of another country keeps the prices of that country and cannot be bought here.
 */
export async function fetchBasket(deps: Deps): Promise<Basket | undefined> {
  const document = deps.document ?? (await fetchBasketDocument(deps));
  if (!document) return undefined;
  const { maxInitialMonths } = lawOf({ localeId: deps.siteLocale.localeId }).autoRenew;
  const products = await productsOf(deps, document.product_items);
  const view = basketFromWire(document, products, maxInitialMonths ?? undefined);
  if (!isFromOtherMarket(document, deps.siteLocale)) return view;
  return { ...view, items: view.items.map((item) => ({ ...item, isSold: false })) };
}
