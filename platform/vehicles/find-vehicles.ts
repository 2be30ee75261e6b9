import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { owners, subscriptions, vehicles } from "./vehicle-tables.ts";

export type Subscription = { productId: string; expiryDate: string };
export type VehicleRecord = typeof vehicles.$inferSelect & {
  owner: typeof owners.$inferSelect;
  subscriptions: Subscription[];
};

/** More vehicles than one owner is likely to have. */
const maxVehicles = 50;

/**
 * The vehicle with this VIN, and on request its owner's others. The queries are the same whether the vehicle exists or
 * not, so the response time does not reveal it.
 */
export async function findVehicle(
  queries: Queries,
  { vin, includeVehiclesOf }: { vin: string; includeVehiclesOf: string | undefined },
): Promise<VehicleRecord[]> {
  const requested = await selectVehicles(queries).where(eq(vehicles.vin, vin));
  const others = includeVehiclesOf === undefined ? [] : await selectOthers(queries, { vin, owner: includeVehiclesOf });
  const isOwn = requested[0]?.owners.uuid === includeVehiclesOf;
  return withSubscriptions(queries, { rows: isOwn ? [...requested, ...others] : requested, requestedVin: vin });
}

export async function findVehiclesOfOwner(queries: Queries, owner: string): Promise<VehicleRecord[]> {
  return withSubscriptions(queries, { rows: await selectOthers(queries, { vin: "", owner }), requestedVin: "" });
}

type Row = { vehicles: typeof vehicles.$inferSelect; owners: typeof owners.$inferSelect };

function selectVehicles(queries: Queries) {
  return queries.select().from(vehicles).innerJoin(owners, eq(owners.uuid, vehicles.ownerUuid)).$dynamic();
}

function selectOthers(queries: Queries, { vin, owner }: { vin: string; owner: string }): Promise<Row[]> {
  return selectVehicles(queries)
    .where(and(eq(vehicles.ownerUuid, owner), ne(vehicles.vin, vin)))
    .orderBy(asc(vehicles.vin))
    .limit(maxVehicles);
}

async function withSubscriptions(
  queries: Queries,
  { rows, requestedVin }: { rows: Row[]; requestedVin: string },
): Promise<VehicleRecord[]> {
  const vins = [requestedVin, ...rows.map((row) => row.vehicles.vin)];
  const found = await queries
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.vin, vins))
    .orderBy(asc(subscriptions.expiryDate), asc(subscriptions.productId));
  return rows.map((row) => ({
    ...row.vehicles,
    owner: row.owners,
    subscriptions: found
      .filter(({ vin }) => vin === row.vehicles.vin)
      .map(({ productId, expiryDate }) => ({ productId, expiryDate })),
  }));
}
