import { sql } from "drizzle-orm";
import type { UserIdType } from "../../contracts/vehicles/vehicle-identity.ts";
import type { Queries } from "../../database/database.ts";
import { owners, subscriptions, vehicles } from "./vehicle-tables.ts";

export type VehicleData = {
  owners: readonly { uuid: string; userIdType: UserIdType; email: string }[];
  vehicles: readonly (typeof vehicles.$inferInsert & {
    subscriptions: readonly { productId: string; expiryDate: string }[];
  })[];
};

/** Adds vehicles. When filled again on a later day, the expiry dates are updated, except those set by orders. */
export async function fillVehicles(queries: Queries, data: VehicleData): Promise<void> {
  if (data.owners.length === 0 || data.vehicles.length === 0) return;
  await queries
    .insert(owners)
    .values([...data.owners])
    .onConflictDoNothing();
  await queries
    .insert(vehicles)
    .values(data.vehicles.map(({ subscriptions: _subscriptions, ...vehicle }) => vehicle))
    .onConflictDoUpdate({
      target: vehicles.vin,
      set: { vehicleId: sql`excluded.vehicle_id`, powertrain: sql`excluded.powertrain` },
    });
  const rows = data.vehicles.flatMap(({ vin, subscriptions: of }) => of.map((it) => ({ vin, ...it })));
  if (rows.length === 0) return;
  await queries
    .insert(subscriptions)
    .values(rows)
    .onConflictDoUpdate({
      target: [subscriptions.vin, subscriptions.productId],
      set: { expiryDate: sql`excluded.expiry_date` },
      setWhere: sql`not exists (select from vehicles.subscription_changes changes
        where changes.vin = excluded.vin and changes.product_id = excluded.product_id)`,
    });
}
