import { and, eq, isNotNull, max, sql } from "drizzle-orm";
import { extendSubscription } from "../../../contracts/vehicles/extend-subscription.ts";
import type { Queries } from "../../../database/database.ts";
import { addTerm, type Day, laterOf } from "../calendar.ts";
import { coverage, type ItemRow, items } from "../tables.ts";
import type { LifeCycle } from "./dependencies.ts";

type Service = { vin: string; productId: string };

const ofService = ({ vin, productId }: Service) => and(eq(coverage.vin, vin), eq(coverage.productId, productId));

/** Adds the item's term to what the vehicle already has: at the end of the running term, or from today. */
export async function addCoverage(tx: Queries, item: ItemRow, today: Day): Promise<{ startsOn: Day; endsOn: Day }> {
  await tx
    .insert(coverage)
    .values({ vin: item.vin, productId: item.productId, baseUntil: item.toldExpiresOn, version: 0 })
    .onConflictDoNothing();
  const [row] = await tx.select().from(coverage).where(ofService(item)).for("update");
  const startsOn = laterOf(laterOf(today, row?.expiresOn), item.toldExpiresOn);
  const endsOn = addTerm(startsOn, item.term, item.termType);
  await change(tx, item, endsOn);
  return { startsOn, endsOn };
}

/** What is left to the vehicle after an item was cancelled: the other terms, or what it had before the first of them. */
export async function shortenCoverage(tx: Queries, item: ItemRow, today: Day): Promise<void> {
  const [row] = await tx.select().from(coverage).where(ofService(item)).for("update");
  if (!row) return;
  const [left] = await tx
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
  await change(tx, item, left?.endsOn ?? row.baseUntil ?? today);
}

async function change(tx: Queries, service: Service, expiresOn: Day): Promise<void> {
  await tx
    .update(coverage)
    .set({ expiresOn, version: sql`${coverage.version} + 1` })
    .where(ofService(service));
}

/**
 * Tells the vehicle what holds now. Two workers may tell different versions in the wrong order, so each one looks
 * again after it was heard, and repeats itself when the truth has moved on.
 */
export async function tellVehicle(
  { database, vehicles }: LifeCycle,
  service: Service,
  orderReference: string,
): Promise<void> {
  let told = -1;
  for (;;) {
    const [row] = await database.queries.select().from(coverage).where(ofService(service));
    if (!row || row.expiresOn === null || row.version === told) return;
    await vehicles(extendSubscription, {
      params: service,
      body: { expiryDate: row.expiresOn, orderReference },
    });
    told = row.version;
  }
}
