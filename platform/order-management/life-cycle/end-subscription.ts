import { and, asc, eq, inArray, isNull, or } from "drizzle-orm";
import { lawOf } from "../../../contracts/markets/market-law.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import { addDays, type Day, dayOf, laterDay, startOfDay } from "../calendar.ts";
import type { Subscription } from "../letters/subscription-letters.ts";
import { assets, items, orders, paymentRecords } from "../tables.ts";
import { type UpdateContext, writeAudit } from "../update/update-context.ts";
import { lockCoverage, lockCoverageOf, shortenCoverage } from "./coverage.ts";
import { isRenewalOrder } from "./renewals/renewal-order.ts";
import { addSeconds, topics } from "./topics.ts";
import { alignEnds } from "./ending/align-ends.ts";
import { lastDayAfterExit, lastDayForGoodCause, unusedAmount } from "./ending/ending-rule.ts";
import { addPaidBack, type PaidBack, refundPart } from "./ending/refund-part.ts";
import { undoRenewals } from "./ending/undo-renewals.ts";

type Ending = {
  assetId: string;
  /** The number of the declaration. */
  number: string;
  /** The last day that the customer wished; null for the earliest possible one. */
  wishedDay: Day | null;
  /** For the audit. */
  actor: string;
  /**
   * goodCause: it was accepted, and any term ends on the day of the declaration, or on a later wished one. paidEnd: it is
   * not decided yet, and only the renewals stop.
   */
  rule?: "goodCause" | "paidEnd";
};

export type EndedSubscription = {
  endsOn: Day;
  refund: PaidBack | null;
  /** A renewal after the declaration is left to an operator. */
  isLeft: boolean;
};

/**
 * Ends a subscription after a cancellation, as of the moment at which that was received: renewals after it are undone, and
 * where the market's law lets a contract end early, the unused days are paid back. Undefined if there is no subscription.
 * Repeating it changes nothing but writes the audit again.
 */
export async function endSubscription(context: UpdateContext, ending: Ending): Promise<EndedSubscription | undefined> {
  const { tx, at, declaredAt = at } = context;
  const { actor } = ending;
  const locked = await lockSubscription(context, ending.assetId);
  if (!locked || locked.asset.expiresOn === null) return undefined;
  const { subscription, isLeft, ...undone } = await undoRenewals(context, { subscription: locked, actor });
  const { asset, order, item } = subscription;
  // Its own term: another order may have extended the service of the vehicle, and paid for that.
  const paidEnd = item.termEndsOn;
  if (asset.expiresOn === null || paidEnd === null || item.termStartsOn === null) return undefined;
  const { hasFreeExit } = item;
  const term = { startsOn: item.termStartsOn, endsOn: paidEnd, isRenewal: isRenewalOrder(order), hasFreeExit };
  const endsOn = lastDay(subscription, { ending, term, today: dayOf(declaredAt, order), declaredAt });
  const amount = unusedAmount(item.total, term, endsOn);
  await tx
    .update(assets)
    .set({ isAutoRenewed: false, isAutoRenewalCancelled: true, paymentRecordId: null })
    .where(eq(assets.id, asset.id));
  if (endsOn < paidEnd) await shortenTerm(context, { subscription, endsOn });
  const unused = amount > 0 ? await refundPart(context, { order, item, amount }) : null;
  const refund = addPaidBack(undone.refund, unused);
  await writeAudit(context, {
    actor,
    operation: "end subscription",
    recordId: asset.id,
    detail: { number: ending.number, endsOn, refund },
  });
  return { endsOn: endsOn < paidEnd ? endsOn : asset.expiresOn, refund, isLeft };
}

type Rule = { ending: Ending; term: Parameters<typeof lastDayAfterExit>[0]; today: Day; declaredAt: Date };

function lastDay({ order }: Subscription, { ending: { rule, wishedDay }, term, today, declaredAt }: Rule): Day {
  // What the customer ordered after the declaration is not ended by it.
  const isOrderedLater = !term.isRenewal && declaredAt < order.orderedAt;
  if (rule === "paidEnd" || isOrderedLater) return term.endsOn;
  const wish = { today, wishedDay };
  return rule === "goodCause" ? lastDayForGoodCause(term, wish) : lastDayAfterExit(term, lawOf(order).autoRenew, wish);
}

/** Locks the orders of all its terms, then the vehicle's service, then the asset, as all code does. */
async function lockSubscription({ tx }: UpdateContext, assetId: string): Promise<Subscription | undefined> {
  const purchase = tx.select({ id: assets.orderId }).from(assets).where(eq(assets.id, assetId));
  const ofTerms = tx.select({ id: items.orderId }).from(items).where(eq(items.assetId, assetId));
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(inArray(orders.id, purchase), inArray(orders.id, ofTerms)))
    .orderBy(asc(orders.id))
    .for("no key update");
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
