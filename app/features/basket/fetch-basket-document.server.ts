import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { createBasket, getBasket, updateBasket } from "../../../contracts/commerce/baskets.ts";
import { getCustomerBaskets } from "../../../contracts/commerce/customer-baskets.ts";
import { toSnakeKeys } from "../../../contracts/commerce/key-case.ts";
import { currencyCode } from "../../../contracts/commerce/text.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { SiteLocale } from "../../catalogue/catalogue.ts";
import type { Shopper } from "../../session/session.ts";
import { isFromOtherMarket } from "./is-from-other-market.ts";

/** The shopper, the site and language of the page, and commerce's id of the shop. */
export type BasketDeps = { shopper: Shopper; siteLocale: SiteLocale; organizationId: string };

/** How long a page waits for the basket, retries included, in milliseconds. */
const basketTimeoutMs = 4_000;

/** The shopper's basket as commerce sends it; undefined while there is none. Never creates one. */
export async function fetchBasketDocument({
  shopper,
  siteLocale,
  organizationId,
}: BasketDeps): Promise<BasketDocument | undefined> {
  const { baskets } = await shopper.commerceScapi(
    getCustomerBaskets,
    { params: { organizationId, customerId: shopper.customerId }, query: { siteId: siteLocale.siteId } },
    { timeoutMs: basketTimeoutMs },
  );
  return baskets[0] && (toSnakeKeys(baskets[0]) as BasketDocument);
}

/** The shopper's basket, in the currency and with the tax of the market; created when there is none. */
export async function getOrCreateBasketForMarket(deps: BasketDeps): Promise<MovedBasket> {
  const found = (deps.shopper.isNew ? undefined : await fetchBasketDocument(deps)) ?? (await createOrReadBasket(deps));
  return moveToMarket(deps, found);
}

/** A customer has one basket: when another request was faster, its basket is used. */
async function createOrReadBasket({ shopper, siteLocale }: BasketDeps): Promise<BasketDocument> {
  const { siteId, localeId: locale, currency } = siteLocale;
  try {
    return await shopper.commerceOcapi(createBasket, {
      params: { siteId },
      query: { locale },
      body: { currency: currencyCode.parse(currency) },
    });
  } catch (error) {
    if (!isFault(error, "CustomerBasketsQuotaExceededException")) throw error;
    const [basketId] = String(error.arguments.basketIds).split(",");
    if (!basketId) throw error;
    return shopper.commerceOcapi(getBasket, { params: { siteId, basketId } });
  }
}

/** A basket in the market of the page, and the names of the items that are not sold there. */
type MovedBasket = { basket: BasketDocument; droppedItems: readonly string[] };

/** A basket moves with a customer who adds something in another market: it gets the prices of that market. */
async function moveToMarket({ shopper, siteLocale }: BasketDeps, found: BasketDocument): Promise<MovedBasket> {
  if (!isFromOtherMarket(found, siteLocale)) return { basket: found, droppedItems: [] };
  const basket = await shopper.commerceOcapi(updateBasket, {
    params: { siteId: siteLocale.siteId, basketId: found.basket_id },
    query: { locale: siteLocale.localeId },
    body: { currency: currencyCode.parse(siteLocale.currency) },
  });
  const ids = new Set(basket.product_items.map(({ item_id }) => item_id));
  const dropped = found.product_items.filter(({ item_id }) => !ids.has(item_id));
  return { basket, droppedItems: dropped.map((item) => item.c_serviceName ?? item.product_name) };
}

/** Another tab may have ordered, merged or changed the basket meanwhile: then the work is repeated once. */
export async function retryOnStaleBasket<Result>(work: (isRetry: boolean) => Promise<Result>): Promise<Result> {
  try {
    return await work(false);
  } catch (error) {
    const isStale = isFault(error, "BasketNotFoundException") || (isFault(error) && error.status === 412);
    if (!isStale) throw error;
    return work(true);
  }
}
