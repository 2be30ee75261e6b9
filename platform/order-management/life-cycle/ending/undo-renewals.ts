import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import { enqueue } from "../../../../database/jobs/jobs.ts";
import type { Queries } from "../../../../database/database.ts";
import { addDays, dayOf, laterDay, startOfDay } from "../../calendar.ts";
import type { Subscription } from "../../letters/subscription-letters.ts";
import { assets, type ItemRow, items, type OrderRow, orders, refunds } from "../../tables.ts";
import { type UpdateContext, writeAudit } from "../../update/update-context.ts";
import { planFields } from "../allocate.ts";
import { lockCoverage, shortenCoverage } from "../coverage.ts";
import { isRenewalOrder } from "../renewals/renewal-order.ts";
import { topics } from "../topics.ts";
import { alignEnds } from "./align-ends.ts";
import { addPaidBack, type PaidBack, refundPart } from "./refund-part.ts";

type Undoing = { subscription: Subscription; actor: string };

export type Undone = {
  /** As it was when the declaration arrived. */
  subscription: Subscription;
  refund: PaidBack | null;
  /** A renewal should have been undone, but a part of it was paid back before: an item has one refund. */
  isLeft: boolean;
};

/**
 * Takes back every renewal that came after the declaration, however late that is carried out: the subscription returns to
 * the term that it was in, and what the renewals cost is paid back in full. The rows are locked by the caller.
 */
export async function undoRenewals(context: UpdateContext, { subscription, actor }: Undoing): Promise<Undone> {
  let undone: Undone = { subscription, refund: null, isLeft: false };
  while (isLater(undone.subscription, context)) {
    const { subscription: renewed, refund } = undone;
    if (await isPaidBack(context.tx, renewed.item)) return { ...undone, isLeft: true };
    const earlier = await findEarlier(context.tx, renewed);
    if (!earlier) return { ...undone, isLeft: true };
    const paidBack = await undoRenewal(context, { renewed, earlier, actor });
    undone = { ...paidBack, refund: addPaidBack(refund, paidBack.refund), isLeft: false };
  }
  return undone;
}

/** A renewal that was charged after the declaration, or that begins on a later day. */
function isLater({ order, item }: Subscription, { at, declaredAt = at }: UpdateContext): boolean {
  if (!isRenewalOrder(order) || item.termStartsOn === null) return false;
  return declaredAt < order.orderedAt || dayOf(declaredAt, order) < item.termStartsOn;
}

async function isPaidBack(tx: Queries, { id }: ItemRow): Promise<boolean> {
  const found = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.itemId, id));
  return found.length > 0;
}

type Term = { item: ItemRow & { termEndsOn: string }; order: OrderRow };

/** The own term before the renewed one. */
async function findEarlier(tx: Queries, { asset, item }: Subscription): Promise<Term | undefined> {
  const found = await tx
    .select({ item: items, order: orders })
    .from(items)
    .innerJoin(orders, eq(orders.id, items.orderId))
    .where(and(eq(items.assetId, asset.id), eq(items.isCancelled, false), isNotNull(items.termEndsOn)))
    .orderBy(desc(items.termEndsOn), desc(orders.orderedAt));
  const earlier = found.find((term) => term.item.id !== item.id);
  const endsOn = earlier?.item.termEndsOn;
  return earlier && endsOn ? { order: earlier.order, item: { ...earlier.item, termEndsOn: endsOn } } : undefined;
}

type Undo = { renewed: Subscription; earlier: Term; actor: string };

async function undoRenewal(
  context: UpdateContext,
  { renewed, earlier, actor }: Undo,
): Promise<Pick<Undone, "subscription" | "refund">> {
  const { tx, at } = context;
  const { asset, order, item } = renewed;
  const refund = await refundPart(context, { order, item, amount: item.total });
  await tx.update(items).set({ status: "RETURNINITIATED", isCancelled: true }).where(eq(items.id, item.id));
  await tx.update(orders).set({ status: "Refund requested", recordType: "ReturnOrder" }).where(eq(orders.id, order.id));
  const today = dayOf(at, order);
  await shortenCoverage(tx, item, today);
  const covered = await lockCoverage(tx, item);
  const expiresOn = laterDay(earlier.item.termEndsOn, covered?.expiresOn);
  const change = { status: expiresOn < today ? "Expired" : "Installed", expiresOn } as const;
  const plan = { ...planFields(earlier.item), orderId: earlier.order.id, itemId: earlier.item.id };
  await tx.update(assets).set(plan).where(eq(assets.id, asset.id));
  // The parts of a bundle end with it.
  await tx
    .update(assets)
    .set(change)
    .where(or(eq(assets.id, asset.id), eq(assets.parentId, asset.id)));
  await alignEnds(tx, item, context);
  await enqueue(tx, {
    topic: topics.expire,
    payload: { assetId: asset.id, expiresOn },
    runAt: startOfDay(addDays(expiresOn, 1), order),
    key: `${asset.id}:${expiresOn}:without-${item.id}`,
  });
  // Tells the vehicle, and dates the item.
  await enqueue(tx, {
    topic: topics.uninstall,
    payload: { itemId: item.id, step: "complete", waits: 0 },
    runAt: at,
    key: `${item.id}:complete`,
  });
  await writeAudit(context, {
    actor,
    operation: "undo renewal",
    recordId: asset.id,
    detail: { orderNumber: order.orderNumber, endsOn: expiresOn, refund },
  });
  return { subscription: { ...renewed, ...earlier, asset: { ...asset, ...plan, ...change } }, refund };
}
