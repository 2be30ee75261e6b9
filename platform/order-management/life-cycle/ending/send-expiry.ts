import { eq } from "drizzle-orm";
import { isFault } from "../../../../contracts/fault.ts";
import { items, orders } from "../../tables.ts";
import { sendExpiryToVehicle } from "../coverage.ts";
import { type LifeCycleDeps, postpone } from "../life-cycle-deps.ts";
import { topics } from "../topics.ts";

/** Sends a shortened term to the vehicle, and tries again until it is received. */
export async function sendExpiry(deps: LifeCycleDeps, payload: { itemId: string; waits: number }): Promise<void> {
  const [found] = await deps.database.queries
    .select({ item: items, orderNumber: orders.orderNumber })
    .from(items)
    .innerJoin(orders, eq(orders.id, items.orderId))
    .where(eq(items.id, payload.itemId));
  if (!found) return;
  try {
    await sendExpiryToVehicle(deps, found.item, found.orderNumber);
  } catch (error) {
    if (!isFault(error)) throw error;
    await postpone(deps.database.queries, { topic: topics.sendExpiry, payload, key: payload.itemId }, deps);
  }
}
