import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { owners, subscriptions, vehicles } from "./vehicle-tables.ts";

export type Subscription = { productId: string; expiryDate: string };
export type FoundVehicle = typeof vehicles.$inferSelect & {
  owner: typeof owners.$inferSelect;
  subscriptions: Subscription[];
};

/** More cars than one owner is likely to have; a fleet is no customer of the shop. */
const maxVehicles = 50;

/**
 * The vehicle with this VIN, and on demand the others of its owner. The database is asked the same questions whether
 * the vehicle exists or not, so the time of the answer does not tell.
 */
export async function findVehicle(
  queries: Queries,
  { vin, withOthersOf }: { vin: string; withOthersOf: string | undefined },
): Promise<FoundVehicle[]> {
  const asked = await selectVehicles(queries).where(eq(vehicles.vin, vin));
  const others = withOthersOf === undefined ? [] : await selectOthers(queries, { vin, owner: withOthersOf });
  const isOwn = asked[0]?.owners.uuid === withOthersOf;
  return withSubscriptions(queries, { rows: isOwn ? [...asked, ...others] : asked, askedVin: vin });
}

export async function findVehiclesOfOwner(queries: Queries, owner: string): Promise<FoundVehicle[]> {
  return withSubscriptions(queries, { rows: await selectOthers(queries, { vin: "", owner }), askedVin: "" });
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
  { rows, askedVin }: { rows: Row[]; askedVin: string },
): Promise<FoundVehicle[]> {
  const vins = [askedVin, ...rows.map((row) => row.vehicles.vin)];
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
