import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { isFault } from "../../../contracts/fault.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { dayOf, laterDay } from "../calendar.ts";
import { assets, type ItemRow, items, type OrderRow, orders } from "../tables.ts";
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
  const covered = await lockCoverage(tx, item);
  const [asset] = await tx.select().from(assets).where(isBeingCancelled(item)).for("update");
  await tx.update(items).set({ uninstalledAt: at }).where(eq(items.id, item.id));
  if (!asset) return;
  const [earlier] = await tx
    .select()
    .from(items)
    .where(and(eq(items.assetId, asset.id), eq(items.isCancelled, false), isNotNull(items.termEndsOn)))
    .orderBy(desc(items.termEndsOn))
    .limit(1);
  const isRunning = earlier?.termEndsOn && laterDay(earlier.termEndsOn, covered?.expiresOn) >= today;
  const previous = isRunning ? earlier : undefined;
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
