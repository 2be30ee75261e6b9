import { and, eq, isNotNull, max, type SQL, sql } from "drizzle-orm";
import { extendSubscription } from "../../../contracts/vehicles/extend-subscription.ts";
import type { Queries } from "../../../database/database.ts";
import { addTerm, type Day, laterDay } from "../calendar.ts";
import { assets, coverage, type ItemRow, items } from "../tables.ts";
import type { LifeCycleDeps } from "./life-cycle-deps.ts";

export type Service = { vin: string; productId: string };

const isService = ({ vin, productId }: Service) => and(eq(coverage.vin, vin), eq(coverage.productId, productId));

/**
 * Locks a vehicle's service, as each change of its end does: after the orders, before the subscriptions. Undefined if
 * order management does not know it.
 */
export async function lockCoverage(tx: Queries, service: Service) {
  const [row] = await tx.select().from(coverage).where(isService(service)).for("no key update");
  return row;
}

/** Locks the services of several subscriptions, in one order, to avoid deadlocks. */
export async function lockCoverageOf(tx: Queries, ofAssets: SQL | undefined): Promise<void> {
  const known = await tx.select({ vin: assets.vin, productId: assets.productId }).from(assets).where(ofAssets);
  const inOrder = known.toSorted((one, other) =>
    `${one.vin} ${one.productId}` < `${other.vin} ${other.productId}` ? -1 : 1,
  );
  for (const service of inOrder) await lockCoverage(tx, service);
}

/**
 * Adds the item's term after the end of the vehicle's running term, or from the given day. A renewal follows the old
 * term without a gap, also when a later try was the one that was paid.
 */
export async function addCoverage(
  tx: Queries,
  item: ItemRow,
  { from, isRenewal }: { from: Day; isRenewal: boolean },
): Promise<{ startsOn: Day; endsOn: Day }> {
  await tx
    .insert(coverage)
    .values({ vin: item.vin, productId: item.productId, baseUntil: item.previousExpiresOn, version: 0 })
    .onConflictDoNothing();
  const row = await lockCoverage(tx, item);
  const endAfter = (day: Day) => addTerm(day, item.term, item.termType);
  const runningUntil = row?.expiresOn;
  // A customer never pays for a term that is over: after so long an outage it starts anew.
  const follows = isRenewal && runningUntil && endAfter(runningUntil) > from;
  const startsOn = follows ? runningUntil : laterDay(laterDay(from, runningUntil), item.previousExpiresOn);
  const endsOn = endAfter(startsOn);
  await setExpiry(tx, item, endsOn);
  return { startsOn, endsOn };
}

/** Sets the expiry after a cancelled item: the end of the other terms, or the expiry before the first of them. */
export async function shortenCoverage(tx: Queries, item: ItemRow, today: Day): Promise<void> {
  const row = await lockCoverage(tx, item);
  if (!row) return;
  const [remaining] = await tx
    .select({ endsOn: max(items.termEndsOn) })
    .from(items)
    .where(
      and(
        eq(items.vin, item.vin),
        eq(items.productId, item.productId),
        eq(items.isCancelled, false),
        isNotNull(items.termEndsOn),
      ),
    );
  await setExpiry(tx, item, remaining?.endsOn ?? row.baseUntil ?? today);
}

async function setExpiry(tx: Queries, service: Service, expiresOn: Day): Promise<void> {
  await tx
    .update(coverage)
    .set({ expiresOn, version: sql`${coverage.version} + 1` })
    .where(isService(service));
}

/**
 * Sends the current expiry to the vehicle. Two workers may send different versions in the wrong order, so each reads the
 * version again afterwards, and repeats the call if it has changed.
 */
export async function sendExpiryToVehicle(
  { database, vehicles }: LifeCycleDeps,
  service: Service,
  orderReference: string,
): Promise<void> {
  let sentVersion = -1;
  for (;;) {
    const [row] = await database.queries.select().from(coverage).where(isService(service));
    if (!row || row.expiresOn === null || row.version === sentVersion) return;
    await vehicles(extendSubscription, {
      params: service,
      body: { expiryDate: row.expiresOn, orderReference },
    });
    sentVersion = row.version;
  }
}
