import { and, asc, desc, eq, isNotNull, isNull, max, or } from "drizzle-orm";
import type { Queries } from "../../../../database/database.ts";
import { addDays, dayOf, endlessPlanDay } from "../../calendar.ts";
import { queueKeeping } from "../../evidence/keep-consents.ts";
import { assets, type AssetRow, items, orders, renewals } from "../../tables.ts";
import { scheduleCalendar } from "../calendar-jobs.ts";
import { lockCoverage, type Service } from "../coverage.ts";
import type { LifeCycleSettings } from "../settings.ts";
import { serviceEnd } from "./service-end.ts";

type Alignment = { at: Date; settings: LifeCycleSettings };

/**
 * Brings the ends of all subscriptions of a vehicle's service in line with its coverage, in the transaction that changed
 * one of them, and schedules their reminders and renewals anew. Jobs of a former end find it changed, and do nothing.
 */
export async function alignEnds(tx: Queries, service: Service, alignment: Alignment): Promise<void> {
  const covered = await lockCoverage(tx, service);
  const coveredUntil = covered?.expiresOn;
  if (!coveredUntil) return;
  const ofService = and(
    eq(assets.vin, service.vin),
    eq(assets.productId, service.productId),
    eq(assets.isCancelled, false),
    isNull(assets.parentId),
  );
  await tx.select({ id: assets.id }).from(assets).where(ofService).orderBy(asc(assets.id)).for("no key update");
  const found = await tx
    .select({ asset: assets, ownEnd: items.termEndsOn, localeId: orders.localeId })
    .from(assets)
    .innerJoin(items, eq(items.id, assets.itemId))
    .innerJoin(orders, eq(orders.id, assets.orderId))
    .where(ofService);
  for (const { asset, ownEnd, localeId } of found) {
    const today = dayOf(alignment.at, { localeId });
    const next = serviceEnd({ ...asset, ownEnd }, { coveredUntil, today });
    if (!next) continue;
    const change = next.status === asset.status ? { expiresOn: next.expiresOn } : next;
    // The parts of a bundle end with it.
    await tx
      .update(assets)
      .set(change)
      .where(or(eq(assets.id, asset.id), eq(assets.parentId, asset.id)));
    if (next.expiresOn === endlessPlanDay) continue;
    await queueKeeping(tx, { assetId: asset.id, ...next, round: covered.version, at: alignment.at });
    const renewal = await nextRenewal(tx, { asset, periodEnd: next.expiresOn }, alignment);
    const startsOn = await startOfLastTerm(tx, asset);
    const schedule = { assetId: asset.id, ...next, startsOn, localeId, renewal, round: covered.version };
    await scheduleCalendar(tx, schedule, alignment.at);
  }
}

/** The term that was bought last: the subscription shows it only once it is installed. */
async function startOfLastTerm(tx: Queries, { id }: AssetRow): Promise<string | null> {
  const [last] = await tx
    .select({ startsOn: items.termStartsOn })
    .from(items)
    .where(and(eq(items.assetId, id), eq(items.isCancelled, false), isNotNull(items.termEndsOn)))
    .orderBy(desc(items.termEndsOn))
    .limit(1);
  return last?.startsOn ?? null;
}

/** A period whose charge was refused before goes on with the following try. */
async function nextRenewal(
  tx: Queries,
  { asset, periodEnd }: { asset: AssetRow; periodEnd: string },
  { settings }: Alignment,
): Promise<{ attempt: number; on: string }> {
  const [tried] = await tx
    .select({ attempt: max(renewals.attempt) })
    .from(renewals)
    .where(and(eq(renewals.assetId, asset.id), eq(renewals.periodEnd, periodEnd), eq(renewals.state, "refused")));
  const attempt = (tried?.attempt ?? 0) + 1;
  return { attempt, on: addDays(periodEnd, settings.renewalTryDays[attempt - 1] ?? 0) };
}
