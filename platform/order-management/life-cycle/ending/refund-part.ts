import { enqueue } from "../../../../database/jobs/jobs.ts";
import { taxOfRefund } from "../../letters/order-letters.ts";
import { newRecordId } from "../../record-id.ts";
import { type ItemRow, type OrderRow, refunds } from "../../tables.ts";
import type { UpdateContext } from "../../update/update-context.ts";
import { refundDueDay } from "../refund-due.ts";
import { addSeconds, topics } from "../topics.ts";

export type PaidBack = { total: number; tax: number };

/** Only one refund of an item is possible, so that ending it again pays nothing back. */
export async function refundPart(
  context: UpdateContext,
  { order, item, amount }: { order: OrderRow; item: ItemRow; amount: number },
): Promise<PaidBack | null> {
  const { tx, at, settings, declaredAt = at } = context;
  const [added] = await tx
    .insert(refunds)
    .values({
      id: newRecordId("refund"),
      itemId: item.id,
      orderId: order.id,
      amount,
      status: "Draft",
      reason: null,
      additionalInfo: null,
      requestedAt: declaredAt,
      dueOn: refundDueDay(order, { declaredAt, decidedAt: at }),
      // The declaration that ends it has a number of its own.
      requestNumber: null,
    })
    .onConflictDoNothing({ target: refunds.itemId })
    .returning({ id: refunds.id });
  if (!added) return null;
  await enqueue(tx, {
    topic: topics.refund,
    payload: { refundId: added.id, waits: 0 },
    runAt: addSeconds(at, settings.stepSeconds),
    key: added.id,
  });
  return { total: amount, tax: taxOfRefund(item, amount) };
}

/** Null for nothing at all. */
export function addPaidBack(one: PaidBack | null, other: PaidBack | null): PaidBack | null {
  if (one === null || other === null) return one ?? other;
  return { total: one.total + other.total, tax: one.tax + other.tax };
}
