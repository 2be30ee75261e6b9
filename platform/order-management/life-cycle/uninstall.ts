import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { isFault } from "../../../contracts/fault.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { type Day, dayOf, laterDay } from "../calendar.ts";
import { assets, type AssetRow, coverage, type ItemRow, items, type OrderRow, orders } from "../tables.ts";
import { planFields } from "./allocate.ts";
import { lockCoverage, sendExpiryToVehicle } from "./coverage.ts";
import { alignEnds } from "./ending/align-ends.ts";
import { type LifeCycleDeps, postpone } from "./life-cycle-deps.ts";
import { addSeconds, topics } from "./topics.ts";

type Payload = { itemId: string; step: "prepare" | "complete"; waits: number };

/** Cancellation Requested, Ready For Uninstallation, Cancellation Completed; the vehicle is updated before the last. */
export async function uninstall(deps: LifeCycleDeps, payload: Payload): Promise<void> {
  const [found] = await deps.database.queries
    .select({ item: items, order: orders })
    .from(items)
    .innerJoin(orders, eq(orders.id, items.orderId))
    .where(and(eq(items.id, payload.itemId), eq(items.isCancelled, true)));
  if (!found) return;
  const { item, order } = found;
  if (payload.step === "prepare") return deps.database.transaction((tx) => prepare(tx, deps, item));
  try {
    await sendExpiryToVehicle(deps, item, order.orderNumber);
  } catch (error) {
    if (!isFault(error)) throw error;
    return postpone(deps.database.queries, { topic: topics.uninstall, payload, key: `${item.id}:complete` }, deps);
  }
  await deps.database.transaction((tx) => complete(tx, deps, { item, order }));
}

const isBeingCancelled = (item: ItemRow) =>
  and(
    eq(assets.id, item.assetId ?? ""),
    eq(assets.itemId, item.id),
    inArray(assets.status, ["Cancellation Requested", "Ready For Uninstallation"]),
  );

async function prepare(tx: Queries, { now, settings }: LifeCycleDeps, item: ItemRow): Promise<void> {
  await tx.update(assets).set({ status: "Ready For Uninstallation" }).where(isBeingCancelled(item));
  await enqueue(tx, {
    topic: topics.uninstall,
    payload: { itemId: item.id, step: "complete", waits: 0 } satisfies Payload,
    runAt: addSeconds(now(), settings.stepSeconds),
    key: `${item.id}:complete`,
  });
}

/** A subscription that was renewed early returns to its previous term while the service runs; any other one ends. */
async function complete(
  tx: Queries,
  { now, settings }: LifeCycleDeps,
  { item, order }: { item: ItemRow; order: OrderRow },
): Promise<void> {
  const at = now();
  const today = dayOf(at, order);
  await lockCoverage(tx, item);
  const [asset] = await tx.select().from(assets).where(isBeingCancelled(item)).for("no key update");
  await tx.update(items).set({ uninstalledAt: at }).where(eq(items.id, item.id));
  if (!asset) return;
  const previous = await earlierTerm(tx, asset, today);
  await tx
    .update(assets)
    .set(
      previous
        ? {
            ...planFields(previous),
            status: "Installed",
            isCancelled: false,
            orderId: previous.orderId,
            itemId: previous.id,
            expiresOn: previous.termEndsOn,
          }
        : { status: "Cancellation Completed", expiresOn: today },
    )
    .where(eq(assets.id, asset.id));
  await alignEnds(tx, item, { at, settings });
}

/** The latest term of a subscription that was not cancelled, while the service runs. */
export async function earlierTerm(
  tx: Queries,
  { id, vin, productId }: Pick<AssetRow, "id" | "vin" | "productId">,
  today: Day,
): Promise<ItemRow | undefined> {
  const [found] = await tx
    .select({ item: items, coveredUntil: coverage.expiresOn })
    .from(items)
    .leftJoin(coverage, and(eq(coverage.vin, vin), eq(coverage.productId, productId)))
    .where(and(eq(items.assetId, id), eq(items.isCancelled, false), isNotNull(items.termEndsOn)))
    .orderBy(desc(items.termEndsOn))
    .limit(1);
  if (!found?.item.termEndsOn) return undefined;
  return laterDay(found.item.termEndsOn, found.coveredUntil) >= today ? found.item : undefined;
}
