import { eq } from "drizzle-orm";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { addTerm, type Day } from "../calendar.ts";
import { topics } from "../life-cycle/topics.ts";
import { assets, items, orders } from "../tables.ts";

type NewEnd = { assetId: string; expiresOn: Day; round: number; at: Date };

/** In the transaction that moves the end of a subscription: its evidence is kept for years after the new end. */
export async function queueKeeping(tx: Queries, { assetId, expiresOn, round, at }: NewEnd): Promise<void> {
  const key = `${assetId}:${expiresOn}:${round}`;
  await enqueue(tx, { topic: topics.keepConsents, payload: { assetId }, runAt: at, key });
}

/** The orders that a subscription has come from, and the day until which the evidence of them is kept. */
export async function keepingOf(
  queries: Queries,
  assetId: string,
): Promise<{ orderNumbers: string[]; keepUntil: Day } | undefined> {
  const rows = await queries
    .select({ order: orders, expiresOn: assets.expiresOn })
    .from(items)
    .innerJoin(orders, eq(orders.id, items.orderId))
    .innerJoin(assets, eq(assets.id, items.assetId))
    .where(eq(assets.id, assetId));
  const expiresOn = rows[0]?.expiresOn;
  if (!expiresOn) return undefined;
  const years = Math.max(...rows.map(({ order }) => lawOf(order).consentRecordYears));
  const orderNumbers = [...new Set(rows.map(({ order }) => order.orderNumber))];
  return { orderNumbers, keepUntil: addTerm(expiresOn, years, "year") };
}
