import { and, asc, eq, inArray, sum } from "drizzle-orm";
import type { z } from "zod";
import type { cancelWithRefund, UpdateConflict } from "../../../contracts/order-management/update-record.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import { dayOf } from "../calendar.ts";
import { ownerKey } from "../life-cycle/allocate.ts";
import { lockCoverageOf, shortenCoverage } from "../life-cycle/coverage.ts";
import { alignEnds } from "../life-cycle/ending/align-ends.ts";
import { refundDueDay } from "../life-cycle/refund-due.ts";
import { addSeconds, topics } from "../life-cycle/topics.ts";
import { reviseServicesActive, writeRefundRequested } from "../letters/order-letters.ts";
import { newRecordId } from "../record-id.ts";
import { conflict, notFound } from "../som-fault.ts";
import { type AssetRow, assets, type ItemRow, items, type OrderRow, orders, refunds } from "../tables.ts";
import { guestOrder } from "../endpoints/read-orders.ts";
import { addRefundRequest } from "./refund-request.ts";
import { type UpdateContext, type UpdateResult, writeAudit } from "./update-context.ts";

type Body = z.output<typeof cancelWithRefund>;
type RequestedItem = Omit<Body["cancelAutoRenewalItems"][number], "recordId">;
type RefundRequest = RequestedItem & { refundRequestNumber: string | undefined };
type Cancellation = { asset: AssetRow; item: ItemRow; order: OrderRow };

/** Cancels the latest purchase of each asset within its cooling-off period, and requests the refunds. */
export async function cancelSubscriptions(context: UpdateContext, body: Body): Promise<UpdateResult> {
  const reasons = new Map<string, RequestedItem>(
    body.cancelAutoRenewalItems.map((item) => [item.recordId ?? body.recordId, item]),
  );
  reasons.set(body.recordId, reasons.get(body.recordId) ?? {});
  const owner = await readOwner(context, body);
  const cancellations = await lockCancellations(context, { owner, assetIds: [...reasons.keys()] });
  // A declaration has its own number and receipt, so no refund request is made for it.
  const refundRequestNumber = context.declaredAt ? undefined : await addRefundRequest(context);
  for (const cancellation of cancellations) {
    const requested = reasons.get(cancellation.asset.id) ?? {};
    const conflictOfItem = refundConflict(cancellation, requested, context.declaredAt ?? context.at);
    if (conflictOfItem) throw conflict(conflictOfItem);
    await cancel(context, cancellation, { ...requested, refundRequestNumber });
    await writeAudit(context, {
      actor: body.accountId ?? `guest of ${cancellation.order.orderNumber}`,
      operation: "cancel with refund",
      recordId: cancellation.asset.id,
      detail: { ...requested, itemId: cancellation.item.id, refundRequestNumber },
    });
  }
  const byProduct = cancellations.toSorted((one, other) => (one.item.productId < other.item.productId ? -1 : 1));
  for (const { item } of byProduct) await alignEnds(context.tx, item, context);
  for (const order of new Set(cancellations.map((cancellation) => cancellation.order))) {
    await reviseServicesActive(context.tx, { order, at: context.at });
  }
  // The letter with the result of a declaration says what is paid back.
  if (refundRequestNumber) {
    await writeRefundRequested(context.tx, {
      requestNumber: refundRequestNumber,
      returned: cancellations,
      at: context.at,
    });
  }
  return { recordId: body.recordId, ...(refundRequestNumber && { refundRequestNumber }) };
}

type Owner = { key: string; orderId?: string };

/** A guest may cancel only items of the given order, not of other orders with the same e-mail address. */
async function readOwner({ tx }: UpdateContext, { accountId, guest }: Body): Promise<Owner> {
  if (accountId !== undefined) return { key: ownerKey({ accountId, email: "" }) };
  if (!guest) throw notFound();
  const [order] = await tx.select().from(orders).where(guestOrder(guest));
  if (!order) throw notFound();
  return { key: ownerKey(order), orderId: order.id };
}

/** Locks orders first, then the services of the vehicle, then assets, each in their order, to avoid deadlocks. */
async function lockCancellations(
  { tx }: UpdateContext,
  { owner, assetIds }: { owner: Owner; assetIds: string[] },
): Promise<Cancellation[]> {
  const isOwn = and(
    inArray(assets.id, assetIds),
    eq(assets.ownerKey, owner.key),
    owner.orderId === undefined ? undefined : eq(assets.orderId, owner.orderId),
  );
  const lockedOrders = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, tx.select({ id: assets.orderId }).from(assets).where(isOwn)))
    .orderBy(asc(orders.id))
    .for("no key update");
  await lockCoverageOf(tx, isOwn);
  const lockedAssets = await tx.select().from(assets).where(isOwn).orderBy(asc(assets.id)).for("no key update");
  const itemRows = await tx
    .select()
    .from(items)
    .where(inArray(items.id, [...lockedAssets.map(({ itemId }) => itemId), ""]));
  if (lockedAssets.length !== assetIds.length) throw notFound();
  return lockedAssets.map((asset) => {
    const order = lockedOrders.find(({ id }) => id === asset.orderId);
    const item = itemRows.find(({ id }) => id === asset.itemId);
    // Between reading and locking a renewal may have moved the asset to a newer order.
    if (!order || !item) throw conflict("SUBSCRIPTION_IN_PROGRESS");
    return { asset, item, order };
  });
}

const inProgress = ["ORDERED", "ALLOCATED", "Failed - Waiting for retry", "Rejected - Waiting for retry"];
const refundable = ["FULFILLED", "Installation Failed"];

/** Why an item cannot be given back at this time; undefined if it can. */
export function refundConflict(
  { asset, item }: Omit<Cancellation, "order">,
  { orderItemId }: RequestedItem,
  at: Date,
): UpdateConflict | undefined {
  if (orderItemId !== undefined && orderItemId !== item.id) return "SUBSCRIPTION_RENEWED";
  if (item.isCancelled) return "REFUND_ALREADY_REQUESTED";
  if (asset.status === "In progress" || inProgress.includes(item.status)) return "SUBSCRIPTION_IN_PROGRESS";
  if (!refundable.includes(item.status)) return "SUBSCRIPTION_ENDED";
  return item.coolingOffEndsAt < at ? "COOLING_OFF_PERIOD_OVER" : undefined;
}

async function cancel(
  context: UpdateContext,
  { asset, item, order }: Cancellation,
  request: RefundRequest,
): Promise<void> {
  const { tx, at } = context;
  const refundId = await addRefund(context, { item, order, request });
  await tx.update(items).set({ status: "RETURNINITIATED", isCancelled: true }).where(eq(items.id, item.id));
  await tx.update(orders).set({ status: "Refund requested", recordType: "ReturnOrder" }).where(eq(orders.id, order.id));
  await shortenCoverage(tx, item, dayOf(at, order));
  await tx
    .update(assets)
    .set({
      status: "Cancellation Requested",
      isCancelled: true,
      isAutoRenewed: false,
      isAutoRenewalCancelled: true,
      paymentRecordId: null,
    })
    .where(eq(assets.id, asset.id));
  const runAt = addSeconds(at, context.settings.stepSeconds);
  await enqueue(tx, { topic: topics.refund, payload: { refundId, waits: 0 }, runAt, key: refundId });
  await enqueue(tx, {
    topic: topics.uninstall,
    payload: { itemId: item.id, step: "prepare", waits: 0 },
    runAt,
    key: `${item.id}:prepare`,
  });
}

/** The order is locked, so no other transaction can add a refund between the sum and the new row. */
async function addRefund(
  { tx, at, declaredAt = at }: UpdateContext,
  { item, order, request }: { item: ItemRow; order: OrderRow; request: RefundRequest },
): Promise<string> {
  const [refunded] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.orderId, order.id));
  if ((refunded?.amount ?? 0) + item.total > order.total) throw conflict("REFUND_EXCEEDS_PAYMENT");
  const [added] = await tx
    .insert(refunds)
    .values({
      id: newRecordId("refund"),
      itemId: item.id,
      orderId: order.id,
      amount: item.total,
      status: "Draft",
      reason: request.cancellationReason ?? null,
      additionalInfo: request.additionalInfo ?? null,
      requestedAt: declaredAt,
      dueOn: refundDueDay(order, { declaredAt, decidedAt: at }),
      requestNumber: request.refundRequestNumber ?? null,
    })
    .onConflictDoNothing({ target: refunds.itemId })
    .returning({ id: refunds.id });
  if (!added) throw conflict("REFUND_ALREADY_REQUESTED");
  return added.id;
}
