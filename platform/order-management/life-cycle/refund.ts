import { and, eq, ne } from "drizzle-orm";
import { refund as refundCharge } from "../../../contracts/charges/charges.ts";
import type { RecordStatus, RefundStatus } from "../../../contracts/order-management/statuses.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { writeRefundIssued } from "../letters/order-letters.ts";
import { newExternalId } from "../record-id.ts";
import { creditNotes, invoices, items, type OrderRow, orders, type RefundRow, refunds } from "../tables.ts";
import { isOutage, type LifeCycleDeps, postpone } from "./life-cycle-deps.ts";
import { addSeconds, topics } from "./topics.ts";

type Payload = { refundId: string; waits: number };

/** Draft becomes Processed, or Error when the refund is refused. */
export async function issueRefund(deps: LifeCycleDeps, payload: Payload): Promise<void> {
  const [found] = await deps.database.queries
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, payload.refundId), eq(refunds.status, "Draft")));
  if (!found) return;
  const status = await requestRefund(deps, found).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return "pending" as const;
  });
  if (status === "pending") {
    return postpone(deps.database.queries, { topic: topics.refund, payload, key: payload.refundId }, deps);
  }
  await deps.database.transaction((tx) =>
    status === "refunded" ? completeRefund(tx, deps, found) : failRefund(tx, found.refund, "Draft"),
  );
}

async function requestRefund({ charges }: LifeCycleDeps, { refund, order }: { refund: RefundRow; order: OrderRow }) {
  if (refund.amount === 0) return "refunded";
  const { status } = await charges(refundCharge, {
    body: {
      idempotencyKey: `refund:${refund.id}`,
      amount: refund.amount,
      currency: order.currency,
      token: order.paymentToken,
      reference: order.orderNumber,
    },
  });
  return status;
}

/** Days after which a completed refund is checked again: a bank may return it. */
const confirmationDays = [1, 3, 7, 14, 30] as const;

/** Processed becomes Error when the bank has returned the refund. `look` is an index of `confirmationDays`. */
export async function confirmRefund(deps: LifeCycleDeps, payload: Payload & { look: number }): Promise<void> {
  const [found] = await deps.database.queries
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(refunds.id, payload.refundId), eq(refunds.status, "Processed")));
  if (!found) return;
  const status = await requestRefund(deps, found).catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return "pending" as const;
  });
  if (status === "pending") {
    const key = `${payload.refundId}:${payload.look}`;
    return postpone(deps.database.queries, { topic: topics.confirmRefund, payload, key }, deps);
  }
  await deps.database.transaction(async (tx) => {
    if (status === "refused") return failRefund(tx, found.refund, "Processed");
    await scheduleConfirmation(tx, { refund: found.refund, look: payload.look + 1, at: deps.now() });
  });
}

async function scheduleConfirmation(
  tx: Queries,
  { refund, look, at }: { refund: RefundRow; look: number; at: Date },
): Promise<void> {
  const days = confirmationDays[look];
  if (days === undefined) return;
  const since = days - (confirmationDays[look - 1] ?? 0);
  await enqueue(tx, {
    topic: topics.confirmRefund,
    payload: { refundId: refund.id, look, waits: 0 },
    runAt: addSeconds(at, since * daySeconds),
    key: `${refund.id}:${look}`,
  });
}

const daySeconds = 86_400;

type StatusTransition = { from: RefundStatus } & ({ to: "Processed"; at: Date } | { to: "Error" });

/** True if this call changed the status; a repeated call changes nothing. */
async function setRefundStatus(tx: Queries, refund: RefundRow, transition: StatusTransition): Promise<boolean> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, refund.orderId)).for("no key update");
  const changed = await tx
    .update(refunds)
    .set({ status: transition.to, issuedAt: transition.to === "Processed" ? transition.at : null })
    .where(and(eq(refunds.id, refund.id), eq(refunds.status, transition.from)))
    .returning({ id: refunds.id });
  return changed.length > 0;
}

async function completeRefund(
  tx: Queries,
  { now, settings }: LifeCycleDeps,
  { refund, order }: { refund: RefundRow; order: OrderRow },
): Promise<void> {
  if (!(await setRefundStatus(tx, refund, { from: "Draft", to: "Processed", at: now() }))) return;
  if (refund.amount > 0) {
    await scheduleConfirmation(tx, { refund, look: 0, at: now() });
    await writeRefundIssued(tx, { order, refund, at: now() });
  }
  await tx.update(items).set({ status: "RETURNED" }).where(isReturned(refund));
  await setOrderStatus(tx, refund.orderId, { all: "Refund issued", some: "Partially Refunded" });
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, refund.orderId));
  if (!invoice) return;
  await tx
    .insert(creditNotes)
    .values({ externalId: newExternalId(), invoiceExternalId: invoice.externalId, refundId: refund.id });
  await enqueue(tx, {
    topic: topics.issueCreditNote,
    payload: { refundId: refund.id, waits: 0 },
    runAt: addSeconds(now(), settings.stepSeconds),
    key: refund.id,
  });
}

/** The refund's item if it was cancelled. One that ended early keeps its status: a part of it was delivered. */
const isReturned = (refund: RefundRow) => and(eq(items.id, refund.itemId), eq(items.isCancelled, true));

async function failRefund(tx: Queries, refund: RefundRow, from: RefundStatus): Promise<void> {
  if (!(await setRefundStatus(tx, refund, { from, to: "Error" }))) return;
  await tx.update(items).set({ status: "RETURNINITIATED" }).where(isReturned(refund));
  await tx.update(orders).set({ status: "Refund error" }).where(eq(orders.id, refund.orderId));
}

/** An order with items that were not returned stays partially refunded. */
export async function setOrderStatus(
  tx: Queries,
  orderId: string,
  { all, some }: { all: RecordStatus; some: RecordStatus },
): Promise<void> {
  const [remaining] = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.orderId, orderId), ne(items.status, "RETURNED")))
    .limit(1);
  await tx
    .update(orders)
    .set({ status: remaining ? some : all })
    .where(eq(orders.id, orderId));
}
