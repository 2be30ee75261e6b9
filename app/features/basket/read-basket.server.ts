import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { type BasketView, basketView } from "./basket-view.ts";
import { type BasketGround, findBasket, moveToPlace, onceMore } from "./find-basket.server.ts";
import { productsOf } from "./products-of.server.ts";

type Ground = BasketGround & {
  catalogue: Pick<Catalogue, "products">;
  /** What an earlier look in the same request has found, so that commerce is not asked twice. */
  found?: BasketDocument | undefined;
};

/** The basket as it is offered in the place; undefined while there is none. */
export async function readBasket(ground: Ground): Promise<BasketView | undefined> {
  return onceMore(async (isAgain) => {
    const found = (isAgain ? undefined : ground.found) ?? (await findBasket(ground));
    if (!found) return undefined;
    const { basket, leftBehind } = await moveToPlace(ground, found);
    const products = await productsOf(ground, basket.product_items);
    return { ...basketView(basket, products), leftBehind };
  });
}
