import { and, desc, eq, inArray } from "drizzle-orm";
import type { RecordStatus } from "../../../../contracts/order-management/statuses.ts";
import type { Queries } from "../../../../database/database.ts";
import { type AssetRow, items, orders, renewals } from "../../tables.ts";
import { renewalOrderNumber } from "./renewal-order.ts";

const open: RecordStatus[] = [
  "ORDERED",
  "ALLOCATED",
  "Failed - Waiting for retry",
  "Rejected - Waiting for retry",
  // Paid, but only an operator can say what becomes of it.
  "Installation Failed",
];

/** Whether a renewal is being charged, or has been charged and is not installed yet. */
export async function isRenewing(tx: Queries, { id }: Pick<AssetRow, "id">): Promise<boolean> {
  const [latest] = await tx
    .select()
    .from(renewals)
    .where(eq(renewals.assetId, id))
    .orderBy(desc(renewals.periodEnd), desc(renewals.attempt))
    .limit(1);
  if (!latest || latest.state === "refused") return false;
  if (latest.state === "charging") return true;
  const found = await tx
    .select({ id: items.id })
    .from(items)
    .innerJoin(orders, eq(orders.id, items.orderId))
    .where(and(eq(orders.orderNumber, renewalOrderNumber(latest)), inArray(items.status, open)));
  return found.length > 0;
}
