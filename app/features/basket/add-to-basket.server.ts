import { addItems, createBasket } from "../../../contracts/commerce/baskets.ts";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import { type BasketGround, findBasket } from "./read-basket.server.ts";

export async function addToBasket(
  ground: BasketGround,
  { planIds }: { planIds: readonly string[] },
): Promise<{ kind: "added" } | { kind: "unavailable"; planIds: readonly string[] } | { kind: "failed" }> {
  const { shopper, place } = ground;
  const { siteId, localeId: locale } = place;
  const basketId =
    (await findBasket(ground))?.basketId ??
    (
      await shopper.commerce(createBasket, {
        params: { siteId },
        query: { locale },
        body: { currency: place.currency as CurrencyCode },
      })
    ).basket_id;
  await shopper.commerce(addItems, {
    params: { siteId, basketId },
    query: { locale },
    body: planIds.map((product_id) => ({ product_id, quantity: 1 })),
  });
  return { kind: "added" };
}
