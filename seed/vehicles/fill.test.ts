import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { lookupVehicles } from "../../contracts/vehicles/lookup-vehicles.ts";
import { createVehiclesClient, withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import { fillVehicles } from "../../platform/vehicles/fill-vehicles.ts";
import { createVehicles } from "../../platform/vehicles/vehicles.ts";
import { readVinKeys } from "../../platform/vehicles/vin-cipher.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { ownerUuid } from "./owners.ts";
import { sampleVin, seedVehicles } from "./vehicles.ts";

it("adds the vehicles, and updates their dates on the next day", async () => {
  const database = await openTestDatabase();
  const app = createVehicles({
    database,
    now: () => new Date("2026-11-15T10:00:00Z"),
    callers: [{ name: "shop", token: "token" }],
    vinKeys: readVinKeys(`k1:${randomBytes(32).toString("base64")}`),
  });
  const connection = { baseUrl: "http://vehicles.invalid", fetch: async (request: Request) => app.fetch(request) };
  const call = createVehiclesClient(withBearer(connection, "token"));
  const vin = sampleVin({ market: "DEU", make: "Jaguar", kind: "expiresToday" });
  const expiry = async () => {
    const { vehicles } = await call(lookupVehicles, { query: { service: "vehicle", vin } });
    return vehicles[0]?.expirationDate;
  };
  await fillVehicles(database.queries, seedVehicles(new Date("2026-11-15T10:00:00Z")));
  expect(await expiry()).toBe("2026-11-15");
  await fillVehicles(database.queries, seedVehicles(new Date("2026-11-16T10:00:00Z")));
  expect(await expiry()).toBe("2026-11-16");
  const headers = { "external-id": ownerUuid("DEU", 1) };
  const { vehicles } = await call(lookupVehicles, { query: { service: "vehicles" } }, { headers });
  expect(vehicles).toHaveLength(9);
  await database.close();
});
