import { and, asc, eq, isNull, or } from "drizzle-orm";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import { addDays, type Day, dayOf, laterDay, startOfDay } from "../calendar.ts";
import { taxOfRefund } from "../letters/order-letters.ts";
import type { Subscription } from "../letters/subscription-letters.ts";
import { newRecordId } from "../record-id.ts";
import { assets, type ItemRow, items, type OrderRow, orders, paymentRecords, refunds } from "../tables.ts";
import { type UpdateContext, writeAudit } from "../update/update-context.ts";
import { lockCoverage, lockCoverageOf, shortenCoverage } from "./coverage.ts";
import { refundDueDay } from "./refund-due.ts";
import { isRenewalOrder } from "./renewals/renewal-order.ts";
import { addSeconds, topics } from "./topics.ts";
import { alignEnds } from "./ending/align-ends.ts";
import { lastDayAfterExit, lastDayForGoodCause, unusedAmount } from "./ending/ending-rule.ts";

type Ending = {
  assetId: string;
  /** The number of the declaration. */
  number: string;
  /** The last day that the customer wished; null for the earliest possible one. */
  wishedDay: Day | null;
  /** For the audit. */
  actor: string;
  /** The cause was accepted: any term ends on the day of the declaration, or on a later wished one. */
  hasGoodCause?: boolean;
};

export type EndedSubscription = { endsOn: Day; refund: { total: number; tax: number } | null };

/**
 * Ends a subscription after a cancellation: no renewal any more, and where the market's law lets a renewed contract end
 * early, the unused days are paid back. Undefined if there is no running subscription. Repeating it changes nothing but
 * writes the audit again.
 */
export async function endSubscription(context: UpdateContext, ending: Ending): Promise<EndedSubscription | undefined> {
  const { tx, at } = context;
  const subscription = await lockSubscription(context, ending.assetId);
  if (!subscription) return undefined;
  const { asset, order, item } = subscription;
  // Its own term: another order may have extended the service of the vehicle, and paid for that.
  const paidEnd = item.termEndsOn;
  if (asset.expiresOn === null || paidEnd === null || item.termStartsOn === null) return undefined;
  const term = { startsOn: item.termStartsOn, endsOn: paidEnd, isRenewal: isRenewalOrder(order) };
  const wish = { today: dayOf(context.declaredAt ?? at, order), wishedDay: ending.wishedDay };
  const endsOn = ending.hasGoodCause
    ? lastDayForGoodCause(term, wish)
    : lastDayAfterExit(term, lawOf(order).autoRenew, wish);
  const amount = unusedAmount(item.total, term, endsOn);
  await tx
    .update(assets)
    .set({ isAutoRenewed: false, isAutoRenewalCancelled: true, paymentRecordId: null })
    .where(eq(assets.id, asset.id));
  if (endsOn < paidEnd) await shortenTerm(context, { subscription, endsOn });
  const refund = amount > 0 ? await refundPart(context, { order, item, amount }) : null;
  await writeAudit(context, {
    actor: ending.actor,
    operation: "end subscription",
    recordId: asset.id,
    detail: { number: ending.number, endsOn, refund },
  });
  return { endsOn: endsOn < paidEnd ? endsOn : asset.expiresOn, refund };
}

/** Locks the order, then the vehicle's service, then the asset, as all code does. */
async function lockSubscription({ tx }: UpdateContext, assetId: string): Promise<Subscription | undefined> {
  const purchase = tx.select({ id: assets.orderId }).from(assets).where(eq(assets.id, assetId));
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, purchase)).for("no key update");
  await lockCoverageOf(tx, eq(assets.id, assetId));
  await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, assetId)).for("no key update");
  const [found] = await tx
    .select({ asset: assets, order: orders, item: items, record: paymentRecords })
    .from(assets)
    .innerJoin(orders, eq(orders.id, assets.orderId))
    .innerJoin(items, eq(items.id, assets.itemId))
    .leftJoin(paymentRecords, eq(paymentRecords.id, assets.paymentRecordId))
    .where(and(eq(assets.id, assetId), isNull(assets.parentId), eq(assets.isCancelled, false)))
    .orderBy(asc(assets.id));
  return found;
}

/** The vehicle and the parts of a bundle get the new end. Reminders of the former end find it changed, and are left out. */
async function shortenTerm(
  context: UpdateContext,
  { subscription, endsOn }: { subscription: Subscription; endsOn: Day },
): Promise<void> {
  const { tx, at, settings } = context;
  const { asset, order, item } = subscription;
  await tx.update(items).set({ termEndsOn: endsOn }).where(eq(items.id, item.id));
  await shortenCoverage(tx, item, endsOn);
  const covered = await lockCoverage(tx, item);
  const expiresOn = laterDay(endsOn, covered?.expiresOn);
  await tx
    .update(assets)
    .set({ expiresOn })
    .where(or(eq(assets.id, asset.id), eq(assets.parentId, asset.id)));
  await alignEnds(tx, item, context);
  await enqueue(tx, {
    topic: topics.sendExpiry,
    payload: { itemId: item.id, waits: 0 },
    runAt: addSeconds(at, settings.stepSeconds),
    key: `${item.id}:${endsOn}`,
  });
  await enqueue(tx, {
    topic: topics.expire,
    payload: { assetId: asset.id, expiresOn },
    runAt: startOfDay(addDays(expiresOn, 1), order),
    key: `${asset.id}:${expiresOn}`,
  });
}

/** Only one refund of an item is possible, so that ending it again pays nothing back. */
async function refundPart(
  context: UpdateContext,
  { order, item, amount }: { order: OrderRow; item: ItemRow; amount: number },
): Promise<EndedSubscription["refund"]> {
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
