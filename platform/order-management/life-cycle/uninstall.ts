import { and, desc, eq, gte, inArray } from "drizzle-orm";
import { isFault } from "../../../contracts/fault.ts";
import { enqueue } from "../../../database/jobs/jobs.ts";
import type { Queries } from "../../../database/database.ts";
import { dayOf } from "../calendar.ts";
import { assets, type ItemRow, items, type OrderRow, orders } from "../tables.ts";
import { planFields } from "./allocate.ts";
import { sendExpiryToVehicle } from "./coverage.ts";
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
  await deps.database.transaction((tx) => complete(tx, { item, order, at: deps.now() }));
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

/** A subscription that was renewed early returns to its previous term; any other one ends. */
async function complete(tx: Queries, { item, order, at }: { item: ItemRow; order: OrderRow; at: Date }): Promise<void> {
  const today = dayOf(at, order);
  const [asset] = await tx.select().from(assets).where(isBeingCancelled(item)).for("update");
  await tx.update(items).set({ uninstalledAt: at }).where(eq(items.id, item.id));
  if (!asset) return;
  const [previous] = await tx
    .select()
    .from(items)
    .where(and(eq(items.assetId, asset.id), eq(items.isCancelled, false), gte(items.termEndsOn, today)))
    .orderBy(desc(items.termEndsOn))
    .limit(1);
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
}
