import type { Product } from "../../catalogue/catalogue.ts";
import type { AccountDeps } from "../../request/account/account-deps.server.ts";
import { readPart } from "../../request/account/read-part.ts";
import type { Subscription } from "./subscription.ts";

/** The subscribed services as the shop offers them; none while commerce does not answer. */
export async function readProducts(
  { catalogue, shop }: Pick<AccountDeps, "catalogue" | "shop">,
  subscriptions: readonly Subscription[],
): Promise<Product[]> {
  const ids = [...new Set(subscriptions.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  const { site, locale } = shop;
  const siteLocale = { siteId: site.id, localeId: locale.id, currency: locale.preferredCurrency };
  const products = await readPart(catalogue.products(siteLocale, ids));
  return products.isAvailable ? products.value : [];
}
