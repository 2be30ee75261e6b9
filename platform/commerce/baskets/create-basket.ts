import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { Queries } from "../../../database/database.ts";
import type { Shopper } from "../access-token.ts";
import { currencyOfLocale, defaultLocale, isKnownLocale, localeOfCurrency } from "../markets.ts";
import { type BasketRow, baskets } from "./basket-tables.ts";
import { matchingLocale } from "./change-basket.ts";

/** Cannot be guessed. Access also needs the owner's token; the random id is a second protection. */
export const createId = () => randomBytes(13).toString("hex");

/** Creates a basket of the shopper; undefined if there is one already. */
export async function insertBasket(
  queries: Queries,
  shopper: Shopper,
  options: { currency?: CurrencyCode | undefined; locale?: string | undefined; now: Date },
): Promise<BasketRow | undefined> {
  const requestedLocale =
    options.locale !== undefined && isKnownLocale(options.locale) ? options.locale : defaultLocale;
  const currency = options.currency ?? currencyOfLocale[requestedLocale];
  const [row] = await queries
    .insert(baskets)
    .values({
      id: createId(),
      siteId: shopper.siteId,
      customerId: shopper.customerId,
      usid: shopper.usid,
      isGuest: !shopper.isRegistered,
      currency,
      locale: matchingLocale(options.locale, { currency }) ?? localeOfCurrency[currency],
      createdAt: options.now,
      modifiedAt: options.now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function findOpenBaskets(
  queries: Queries,
  { siteId, customerId }: { siteId: string; customerId: string },
): Promise<BasketRow[]> {
  return queries
    .select()
    .from(baskets)
    .where(and(eq(baskets.siteId, siteId), eq(baskets.customerId, customerId), eq(baskets.state, "open")));
}
