import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { CurrencyCode } from "../../../contracts/commerce/text.ts";
import type { Queries } from "../../../database/database.ts";
import type { Shopper } from "../access-token.ts";
import { currencyOfLocale, defaultLocale, isKnownLocale, localeOfCurrency } from "../markets.ts";
import { type BasketRow, baskets } from "./basket-tables.ts";
import { fittingLocale } from "./change-basket.ts";

/** Not to be guessed: whoever has a basket's id still needs its owner's token, but should not get that far. */
export const createId = () => randomBytes(13).toString("hex");

/** A new basket of the shopper; undefined when there is one already. */
export async function insertBasket(
  queries: Queries,
  shopper: Shopper,
  wish: { currency?: CurrencyCode | undefined; locale?: string | undefined; now: Date },
): Promise<BasketRow | undefined> {
  const named = wish.locale !== undefined && isKnownLocale(wish.locale) ? wish.locale : defaultLocale;
  const currency = wish.currency ?? currencyOfLocale[named];
  const [row] = await queries
    .insert(baskets)
    .values({
      id: createId(),
      siteId: shopper.siteId,
      customerId: shopper.customerId,
      usid: shopper.usid,
      isGuest: !shopper.isRegistered,
      currency,
      locale: fittingLocale(wish.locale, { currency }) ?? localeOfCurrency[currency],
      createdAt: wish.now,
      modifiedAt: wish.now,
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
