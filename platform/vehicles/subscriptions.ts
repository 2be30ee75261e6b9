import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import { extendSubscription } from "../../contracts/vehicles/extend-subscription.ts";
import type { Database, Queries } from "../../database/database.ts";
import { serveEndpoint } from "../serve-endpoint.ts";
import { refuseVehicleInput, vehicleNotFound, vehicleRefusal } from "./vehicle-fault.ts";
import { subscriptionChanges, subscriptions, vehicles } from "./vehicle-tables.ts";

type Extension = ReceivedInput<typeof extendSubscription>["params"] & ReceivedInput<typeof extendSubscription>["body"];

export function serveSubscriptions(app: Hono, { database, now }: { database: Database; now: () => Date }): void {
  serveEndpoint(app, extendSubscription, {
    refuseInput: refuseVehicleInput,
    handle: ({ params, body }) => database.transaction((tx) => extend(tx, { ...params, ...body, changedAt: now() })),
  });
}

async function extend(
  tx: Queries,
  { vin, productId, expiryDate, orderReference, changedAt }: Extension & { changedAt: Date },
): Promise<CallResult<typeof extendSubscription>> {
  // The lock serialises changes of one vehicle, so that two requests for a new service do not conflict.
  const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.vin, vin)).for("no key update");
  if (!vehicle) throw vehicleRefusal(404, vehicleNotFound);
  await tx.insert(subscriptions).values({ vin, productId, expiryDate }).onConflictDoNothing();
  const applied = await tx
    .insert(subscriptionChanges)
    .values({ vin, productId, orderReference, expiryDate, changedAt })
    .onConflictDoNothing()
    .returning();
  const isSubscription = and(eq(subscriptions.vin, vin), eq(subscriptions.productId, productId));
  if (applied.length > 0) await tx.update(subscriptions).set({ expiryDate }).where(isSubscription);
  const [current] = await tx.select().from(subscriptions).where(isSubscription);
  if (!current) throw new Error("The subscription cannot be read after it was written.");
  return { productId: current.productId, expiryDate: current.expiryDate };
}
