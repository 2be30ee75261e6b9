import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { Shopper } from "../../platform/commerce/access-token.ts";
import { basketInstruments, basketItems, baskets } from "../../platform/commerce/baskets/basket-tables.ts";
import { createId } from "../../platform/commerce/baskets/create-basket.ts";

type BasketRows = Awaited<ReturnType<typeof readBasket>>;

/**
 * Fills one basket of each kind through commerce, and copies its rows for the next visitor: the six requests that fill
 * a basket take a large part of a payment test's time. A kind is everything that `fill` depends on, as text.
 */
export function createBasketCopies(database: Database, now: () => Date) {
  const templates = new Map<string, BasketRows>();
  return async (kind: string, shopper: Shopper, fill: () => Promise<string>): Promise<string> => {
    const template = templates.get(kind);
    if (template) return insertCopy(database, { template, shopper, now: now() });
    const basketId = await fill();
    templates.set(kind, await readBasket(database, basketId));
    return basketId;
  };
}

async function readBasket({ queries }: Database, basketId: string) {
  const [basket] = await queries.select().from(baskets).where(eq(baskets.id, basketId));
  if (!basket) throw new Error(`There is no basket ${basketId}.`);
  const items = await queries
    .select()
    .from(basketItems)
    .where(eq(basketItems.basketId, basketId))
    .orderBy(basketItems.position);
  const instruments = await queries.select().from(basketInstruments).where(eq(basketInstruments.basketId, basketId));
  return { basket, items, instruments };
}

type Copy = { template: BasketRows; shopper: Shopper; now: Date };

async function insertCopy(database: Database, { template, shopper, now }: Copy): Promise<string> {
  const id = createId();
  const { siteId, customerId, usid, isRegistered } = shopper;
  const owner = { siteId, customerId, usid, isGuest: !isRegistered };
  const copyRow = <Row extends object>(row: Row) => ({ ...row, id: randomUUID(), basketId: id, position: undefined });
  await database.transaction(async (tx) => {
    await tx.insert(baskets).values({ ...template.basket, ...owner, id, createdAt: now, modifiedAt: now });
    await tx.insert(basketItems).values(template.items.map(copyRow));
    await tx.insert(basketInstruments).values(template.instruments.map(copyRow));
  });
  return id;
}
