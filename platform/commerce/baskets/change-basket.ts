import { and, eq, sql } from "drizzle-orm";
import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { Queries } from "../../../database/database.ts";
import type { Shopper } from "../access-token.ts";
import type { CommerceDeps } from "../deps.ts";
import { currencyOfLocale, isKnownLocale, type LocaleId } from "../markets.ts";
import { readContents } from "./basket-contents.ts";
import { basketDocument } from "./basket-document.ts";
import { basketNotFound } from "./basket-faults.ts";
import { type BasketRow, baskets } from "./basket-tables.ts";

type BasketDeps = Pick<CommerceDeps, "database" | "now">;

/** A basket belongs to the customer of the token; for other customers it does not exist. */
export const isOpenBasketOf = (shopper: Shopper, basketId: string) =>
  and(
    eq(baskets.id, basketId),
    eq(baskets.siteId, shopper.siteId),
    eq(baskets.customerId, shopper.customerId),
    eq(baskets.state, "open"),
  );

export async function findBasket(queries: Queries, shopper: Shopper, basketId: string): Promise<BasketRow> {
  const [row] = await queries.select().from(baskets).where(isOpenBasketOf(shopper, basketId));
  if (!row) throw basketNotFound(basketId);
  return row;
}

export async function lockBasket(tx: Queries, shopper: Shopper, basketId: string): Promise<BasketRow> {
  const [row] = await tx.select().from(baskets).where(isOpenBasketOf(shopper, basketId)).for("no key update");
  if (!row) throw basketNotFound(basketId);
  return row;
}

export async function readBasket(
  { database, now }: BasketDeps,
  shopper: Shopper,
  basketId: string,
): Promise<BasketDocument> {
  const row = await findBasket(database.queries, shopper, basketId);
  const time = now();
  return basketDocument(await readContents(database.queries, row, time), time);
}

type Columns = Partial<typeof baskets.$inferInsert>;

/**
 * Changes a locked basket and returns its new document. `change` writes to the other tables of the basket itself, and
 * returns the changed columns of the basket row.
 */
export async function changeBasket(
  { database, now }: BasketDeps,
  { shopper, basketId }: { shopper: Shopper; basketId: string },
  change: (tx: Queries, row: BasketRow) => Promise<Columns | void>,
): Promise<BasketDocument> {
  return database.transaction(async (tx) => {
    const row = await lockBasket(tx, shopper, basketId);
    const columns = await change(tx, row);
    const time = now();
    const [changed] = await tx
      .update(baskets)
      .set({ ...columns, revision: sql`${baskets.revision} + 1`, modifiedAt: time })
      .where(eq(baskets.id, row.id))
      .returning();
    return basketDocument(await readContents(tx, changed ?? row, time), time);
  });
}

/** The requested locale, if its currency is the basket's. */
export function matchingLocale(locale: string | undefined, { currency }: Pick<BasketRow, "currency">) {
  if (locale === undefined || !isKnownLocale(locale) || currencyOfLocale[locale] !== currency) return undefined;
  return locale satisfies LocaleId;
}
