import { and, eq, inArray } from "drizzle-orm";
import { isFault } from "../../../../contracts/fault.ts";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import type { Queries } from "../../../../database/database.ts";
import { type Day, dayOf } from "../../calendar.ts";
import { writeCardExpires } from "../../letters/card-letters.ts";
import { writeReminder } from "../../letters/reminder-letter.ts";
import type { Subscription } from "../../letters/subscription-letters.ts";
import { assets, items, orders, paymentRecords, reminders } from "../../tables.ts";
import type { LifeCycleDeps } from "../life-cycle-deps.ts";
import { type CurrentPrice, canBeAnnounced, isSameTerm, nextPrice, withTaxes } from "../renewals/announced-price.ts";
import { isReminderTimely, isYearly, remindersOf } from "./ladder.ts";

type Reminder = { assetId: string; expiresOn: Day; dayOffset: number };

/** Writes a due reminder once, unless the end has changed in the meantime. */
export async function remind(deps: LifeCycleDeps, reminder: Reminder): Promise<void> {
  const { database, now } = deps;
  const found = await readSubscription(database.queries, reminder);
  if (!found) return;
  // Asked before the transaction: the answer may take long.
  const current = await readCurrentPrice(deps, found);
  await database.transaction(async (tx) => {
    await tx.select({ id: assets.id }).from(assets).where(eq(assets.id, reminder.assetId)).for("no key update");
    const subscription = await readSubscription(tx, reminder);
    const at = now();
    if (!subscription || !isDue(subscription, reminder, at) || (await isRenewedByAnother(tx, subscription))) return;
    const { asset } = subscription;
    const added = await tx
      .insert(reminders)
      .values({ ...reminder, kind: asset.isAutoRenewed ? "renewal" : "expiry", loggedAt: at })
      .onConflictDoNothing()
      .returning({ assetId: reminders.assetId });
    if (added.length === 0) return;
    const announced = asset.isAutoRenewed ? await announcePrice(tx, subscription, { current, at }) : subscription;
    const { linkKey } = deps;
    await writeReminder(tx, { subscription: announced, dayOffset: reminder.dayOffset, current, linkKey, at });
    await writeCardExpires(tx, { subscription: announced, dayOffset: reminder.dayOffset, at });
  });
}

/** While a later purchase waits for the vehicle, its end is not known, and nothing is said about the former one. */
const isSettled = inArray(assets.status, ["Installed", "Active", "Expired"]);

async function readSubscription(
  queries: Queries,
  { assetId, expiresOn }: Reminder,
): Promise<(Subscription & { asset: { expiresOn: Day } }) | undefined> {
  const [found] = await queries
    .select({ asset: assets, order: orders, item: items, record: paymentRecords })
    .from(assets)
    .innerJoin(orders, eq(orders.id, assets.orderId))
    .innerJoin(items, eq(items.id, assets.itemId))
    .leftJoin(paymentRecords, eq(paymentRecords.id, assets.paymentRecordId))
    .where(and(eq(assets.id, assetId), eq(assets.expiresOn, expiresOn), eq(assets.isCancelled, false), isSettled));
  return found && { ...found, asset: { ...found.asset, expiresOn } };
}

/** From the day of the charge on, the letters about the renewal or its refusal replace the reminders. */
function isDue({ asset, order, item }: Subscription, { expiresOn, dayOffset }: Reminder, at: Date): boolean {
  if (asset.isAutoRenewed ? dayOffset >= 0 : isYearly(dayOffset)) return false;
  const offsets = remindersOf(lawOf(order).autoRenew, { startsOn: item.termStartsOn, endsOn: expiresOn });
  return offsets.includes(dayOffset) && isReminderTimely({ endsOn: expiresOn, dayOffset }, dayOf(at, order), offsets);
}

/** The service of the vehicle goes on with another subscription, so that nothing ends. */
async function isRenewedByAnother(tx: Queries, { asset }: Subscription): Promise<boolean> {
  if (asset.isAutoRenewed || asset.expiresOn === null) return false;
  const [other] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(
      and(
        eq(assets.vin, asset.vin),
        eq(assets.productId, asset.productId),
        eq(assets.expiresOn, asset.expiresOn),
        eq(assets.isAutoRenewed, true),
        eq(assets.isCancelled, false),
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function readCurrentPrice(
  { priceOf }: LifeCycleDeps,
  { asset, order }: Subscription,
): Promise<CurrentPrice | undefined> {
  try {
    return await priceOf({ variantId: asset.variantId, siteId: order.siteId, localeId: order.localeId });
  } catch (error) {
    // Without an answer the old price stands: a price that no letter announced is never charged.
    if (!isFault(error)) throw error;
    return undefined;
  }
}

/** Stores a changed price, in the transaction of the letter that announces it. */
async function announcePrice<Found extends Subscription & { asset: { expiresOn: Day } }>(
  tx: Queries,
  subscription: Found,
  { current, at }: { current: CurrentPrice | undefined; at: Date },
): Promise<Found> {
  const { asset, order, item } = subscription;
  if (!current || !isSameTerm(current, asset)) return subscription;
  const offered = withTaxes(current, item);
  const today = dayOf(at, order);
  if (!canBeAnnounced(offered, { next: nextPrice(asset, item), endsOn: asset.expiresOn, today })) return subscription;
  const announced = {
    announcedFor: asset.expiresOn,
    announcedOn: today,
    announcedPrice: offered.price,
    announcedTax: offered.tax,
    announcedTaxes: offered.taxes,
  };
  await tx.update(assets).set(announced).where(eq(assets.id, asset.id));
  return { ...subscription, asset: { ...asset, ...announced } };
}
