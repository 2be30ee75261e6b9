import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database, Queries } from "../../database/database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { fillVehicles } from "./fill-vehicles.ts";
import { findVehicle } from "./find-vehicles.ts";

const vin = "SALEA7BWAS2Z00201";
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillVehicles(database.queries, {
    owners: [{ uuid: "owner-1", userIdType: "SAP_CDC", email: "one@example.com" }],
    vehicles: [
      {
        vin,
        ownerUuid: "owner-1",
        market: "GBR",
        model: "L663",
        make: "Land Rover",
        brand: "Defender",
        vehicleLine: "L663",
        vehicleModel: "Defender",
        subscriptions: [{ productId: "CONNAV", expiryDate: "2027-01-01" }],
      },
    ],
  });
});
afterAll(() => database.close());

/** The same handle, with a count of its queries. */
function countQueries(queries: Queries): { queries: Queries; count: () => number } {
  let count = 0;
  const proxy = new Proxy(queries, {
    get(target, key) {
      if (key === "select") count += 1;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return { queries: proxy, count: () => count };
}

it.each([undefined, "owner-1", "owner-2"])(
  "makes as many queries for an unknown vehicle as for a known one (for %s)",
  async (owner) => {
    const known = countQueries(database.queries);
    const unknown = countQueries(database.queries);
    expect(await findVehicle(known.queries, { vin, includeVehiclesOf: owner })).toHaveLength(1);
    expect(await findVehicle(unknown.queries, { vin: "0".repeat(17), includeVehiclesOf: owner })).toHaveLength(0);
    expect(unknown.count()).toBe(known.count());
    expect(known.count()).toBeGreaterThan(1);
  },
);
