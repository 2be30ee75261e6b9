import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { createBasket, getBasket, updateBasket } from "../../../contracts/commerce/baskets.ts";
import { getCustomerBaskets } from "../../../contracts/commerce/customer-baskets.ts";
import { toSnakeKeys } from "../../../contracts/commerce/key-case.ts";
import { currencyCode } from "../../../contracts/commerce/text.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { SiteLocale } from "../../catalogue/catalogue.ts";
import type { Shopper } from "../../session/session.ts";
import { isFilledElsewhere } from "./filled-elsewhere.ts";

/** Whose basket it is, where it is filled, and what commerce calls the shop. */
export type BasketDeps = { shopper: Shopper; place: SiteLocale; organizationId: string };

/** How long whoever opens a basket waits for it, repetitions included, in milliseconds. */
const patienceMs = 4_000;

/** The shopper's basket; undefined while there is none. Looking for it never makes one. */
export async function findBasket({ shopper, place, organizationId }: BasketDeps): Promise<BasketDocument | undefined> {
  const { baskets } = await shopper.commerceData(
    getCustomerBaskets,
    { params: { organizationId, customerId: shopper.customerId }, query: { siteId: place.siteId } },
    { timeoutMs: patienceMs },
  );
  return baskets[0] && (toSnakeKeys(baskets[0]) as BasketDocument);
}

/** The shopper's basket, in the currency and with the tax of the place; made when there is none. */
export async function requireBasket(deps: BasketDeps): Promise<MovedBasket> {
  const found = (deps.shopper.isNew ? undefined : await findBasket(deps)) ?? (await makeBasket(deps));
  return moveToPlace(deps, found);
}

/** A customer has one basket: when another request was faster, its basket is the one. */
async function makeBasket({ shopper, place }: BasketDeps): Promise<BasketDocument> {
  const { siteId, localeId: locale, currency } = place;
  try {
    return await shopper.commerce(createBasket, {
      params: { siteId },
      query: { locale },
      body: { currency: currencyCode.parse(currency) },
    });
  } catch (error) {
    if (!isFault(error, "CustomerBasketsQuotaExceededException")) throw error;
    const [basketId] = String(error.arguments.basketIds).split(",");
    if (!basketId) throw error;
    return shopper.commerce(getBasket, { params: { siteId, basketId } });
  }
}

/** A basket where its owner is, and the names of what is not sold there. */
type MovedBasket = { basket: BasketDocument; droppedItems: readonly string[] };

/** A basket follows a customer who adds something in another market: its prices become those of the place. */
async function moveToPlace({ shopper, place }: BasketDeps, found: BasketDocument): Promise<MovedBasket> {
  if (!isFilledElsewhere(found, place)) return { basket: found, droppedItems: [] };
  const basket = await shopper.commerce(updateBasket, {
    params: { siteId: place.siteId, basketId: found.basket_id },
    query: { locale: place.localeId },
    body: { currency: currencyCode.parse(place.currency) },
  });
  const ids = new Set(basket.product_items.map(({ item_id }) => item_id));
  const lost = found.product_items.filter(({ item_id }) => !ids.has(item_id));
  return { basket, droppedItems: lost.map((item) => item.product_name) };
}

/** Another tab may have ordered, merged or changed the basket in between: then everything is done once more, anew. */
export async function retryOnStaleBasket<Result>(work: (isAgain: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await work(false);
  } catch (error) {
    const isLost = isFault(error, "BasketNotFoundException") || (isFault(error) && error.status === 412);
    if (!isLost) throw error;
    return work(true);
  }
}
