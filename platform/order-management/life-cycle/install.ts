import { and, eq, inArray, notInArray } from "drizzle-orm";
import { isFault } from "../../../contracts/fault.ts";
import type { RecordStatus } from "../../../contracts/order-management/statuses.ts";
import type { Queries } from "../../../database/database.ts";
import { type Day, firstTermDay } from "../calendar.ts";
import { assets, type ItemRow, items, type OrderRow, orders } from "../tables.ts";
import { writeServicesActive } from "../letters/order-letters.ts";
import { planFields } from "./allocate.ts";
import { addCoverage, lockCoverage, sendExpiryToVehicle } from "./coverage.ts";
import { alignEnds } from "./ending/align-ends.ts";
import { type LifeCycleDeps, postpone } from "./life-cycle-deps.ts";
import { isRenewalOrder } from "./renewals/renewal-order.ts";
import { topics } from "./topics.ts";

const rejected = "Rejected - Waiting for retry";
const failed = "Failed - Waiting for retry";
const installable: RecordStatus[] = ["ALLOCATED", rejected, failed];

type Payload = { itemId: string; waits: number };

/** ALLOCATED becomes FULFILLED once the vehicle has its new expiry. */
export async function install(deps: LifeCycleDeps, payload: Payload): Promise<void> {
  const claimed = await deps.database.transaction((tx) => setTerm(tx, deps, payload.itemId));
  if (!claimed) return;
  try {
    await sendExpiryToVehicle(deps, claimed.item, claimed.order.orderNumber);
  } catch (error) {
    if (!isFault(error)) throw error;
    return waitForVehicle(deps, payload, error.kind === "refused" ? rejected : failed);
  }
  await deps.database.transaction((tx) => fulfil(tx, deps, payload.itemId));
}

/** The term is set once, before the expiry is sent to the vehicle, so that a repetition sends the same. */
async function setTerm(tx: Queries, { now, settings }: LifeCycleDeps, itemId: string): Promise<LockedItem | undefined> {
  const locked = await lockItem(tx, itemId);
  if (!locked || !installable.includes(locked.item.status)) return undefined;
  if (locked.item.termEndsOn === null) {
    const { item, order } = locked;
    const from = firstTermDay(order, now());
    const { startsOn, endsOn } = await addCoverage(tx, item, { from, isRenewal: isRenewalOrder(order) });
    await tx.update(items).set({ termStartsOn: startsOn, termEndsOn: endsOn }).where(eq(items.id, itemId));
    await alignEnds(tx, item, { at: now(), settings });
  }
  return locked;
}

type LockedItem = { item: ItemRow; order: OrderRow };

/** All code locks orders before their items and assets, to avoid deadlocks. */
async function lockItem(tx: Queries, itemId: string): Promise<LockedItem | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, tx.select({ id: items.orderId }).from(items).where(eq(items.id, itemId))))
    .for("no key update");
  const [item] = await tx.select().from(items).where(eq(items.id, itemId));
  return order && item && { item, order };
}

async function fulfil(tx: Queries, { now, settings }: LifeCycleDeps, itemId: string): Promise<void> {
  const locked = await lockItem(tx, itemId);
  if (!locked || !installable.includes(locked.item.status)) return;
  const { item, order } = locked;
  await tx
    .update(items)
    .set({ status: "FULFILLED", installedAt: now(), hasInstallationFailed: false })
    .where(eq(items.id, itemId));
  if (item.assetId === null || item.termEndsOn === null) throw new Error("The item has no asset or no term.");
  await lockCoverage(tx, item);
  await updateInstalledAsset(tx, { ...item, assetId: item.assetId, termEndsOn: item.termEndsOn });
  await alignEnds(tx, item, { at: now(), settings });
  await markPaid(tx, order, now());
}

/** The asset shows the own term that ends last, even if an earlier one is installed after it. */
async function updateInstalledAsset(tx: Queries, item: ItemRow & { assetId: string; termEndsOn: Day }): Promise<void> {
  const [asset] = await tx.select().from(assets).where(eq(assets.id, item.assetId)).for("no key update");
  const [shown] = await tx
    .select({ endsOn: items.termEndsOn, isCancelled: items.isCancelled })
    .from(items)
    .where(eq(items.id, asset?.itemId ?? ""));
  const isLast = !shown?.endsOn || shown.isCancelled || shown.endsOn <= item.termEndsOn;
  const plan = isLast ? { ...planFields(item), orderId: item.orderId, itemId: item.id } : {};
  await tx
    .update(assets)
    .set({ status: "Installed", ...plan })
    .where(eq(assets.id, item.assetId));
  await tx.update(assets).set({ status: "Installed" }).where(eq(assets.parentId, item.assetId));
}

/** The order is shown as paid once all its items are installed or cancelled. */
async function markPaid(tx: Queries, order: OrderRow, at: Date): Promise<void> {
  const open = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.orderId, order.id), notInArray(items.status, ["FULFILLED", "RETURNINITIATED", "RETURNED"])))
    .limit(1);
  if (open.length > 0) return;
  await tx
    .update(orders)
    .set({ status: "Paid" })
    .where(and(eq(orders.id, order.id), eq(orders.status, "Created")));
  // A renewal has a letter of its own.
  if (!isRenewalOrder(order)) await writeServicesActive(tx, { order, at });
}

async function waitForVehicle(deps: LifeCycleDeps, payload: Payload, status: RecordStatus): Promise<void> {
  const isLast = payload.waits + 1 >= deps.settings.installationTries;
  await deps.database.transaction(async (tx) => {
    const locked = await lockItem(tx, payload.itemId);
    if (!locked || !installable.includes(locked.item.status)) return;
    const next: RecordStatus = isLast ? "Installation Failed" : status;
    await tx.update(items).set({ status: next, hasInstallationFailed: isLast }).where(eq(items.id, payload.itemId));
    if (locked.item.assetId) await tx.update(assets).set({ status: next }).where(eq(assets.id, locked.item.assetId));
    if (!isLast) await postpone(tx, { topic: topics.install, payload, key: payload.itemId }, deps);
  });
}
