import { sql } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { orderCounts, orders } from "./tables.ts";

type NewOrder = typeof orders.$inferInsert;
type AddedOrder = Pick<NewOrder, "id" | "accountId" | "siteId" | "firstItemFeatureType">;

/**
 * Adds orders and counts them. Every new order comes through here, in one transaction with its items: the history says
 * how many orders there are without counting rows. Returns the added ones; existing order numbers are left out.
 */
export async function insertOrders(tx: Queries, rows: readonly NewOrder[]): Promise<AddedOrder[]> {
  const added = await tx
    .insert(orders)
    .values([...rows])
    .onConflictDoNothing()
    .returning({
      id: orders.id,
      accountId: orders.accountId,
      siteId: orders.siteId,
      firstItemFeatureType: orders.firstItemFeatureType,
    });
  const counts = countOrders(added);
  if (counts.length > 0) {
    await tx
      .insert(orderCounts)
      .values(counts)
      .onConflictDoUpdate({
        target: [orderCounts.accountId, orderCounts.siteId, orderCounts.firstItemFeatureType],
        set: { orders: sql`${orderCounts.orders} + excluded.orders` },
      });
  }
  return added;
}

type OrderCount = typeof orderCounts.$inferInsert;

/** Sorted, so that two transactions lock the counts of an account in the same order. Orders of guests have no account. */
function countOrders(added: readonly AddedOrder[]): OrderCount[] {
  const counts = new Map<string, OrderCount>();
  for (const { accountId, siteId, firstItemFeatureType } of added) {
    if (!accountId) continue;
    const key = JSON.stringify([accountId, siteId, firstItemFeatureType]);
    const count = counts.get(key) ?? { accountId, siteId, firstItemFeatureType, orders: 0 };
    counts.set(key, { ...count, orders: count.orders + 1 });
  }
  return [...counts.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, count]) => count);
}
