import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, createClient } from "../../../contracts/client.ts";
import type { Database } from "../../../database/database.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { coverage } from "../tables.ts";
import { tellVehicle } from "./coverage.ts";
import type { LifeCycle } from "./dependencies.ts";
import { defaultSettings } from "./settings.ts";

let database: Database;
const service = { vin: "SALEA7BWAS2Z00201", productId: "CONNAV" };

beforeAll(async () => {
  database = await openTestDatabase();
  await database.queries.insert(coverage).values({ ...service, expiresOn: "2027-11-15", version: 1 });
});
afterAll(() => database.close());

function listen(onTold: (expiryDate: string) => Promise<void>): Client {
  return createClient({
    service: "vehicles",
    readFault: () => undefined,
    connection: {
      baseUrl: "http://vehicles.invalid",
      async fetch(request) {
        const { expiryDate } = (await request.json()) as { expiryDate: string };
        await onTold(expiryDate);
        return Response.json({ productId: service.productId, expiryDate });
      },
    },
  });
}

it("tells the vehicle again when the truth moved on while it was told", async () => {
  const told: string[] = [];
  const vehicles = listen(async (expiryDate) => {
    told.push(expiryDate);
    if (told.length > 1) return;
    const later = { expiresOn: "2028-11-15", version: 2 };
    await database.queries.update(coverage).set(later).where(eq(coverage.vin, service.vin));
  });
  const nobody = listen(() => Promise.reject(new Error("not asked")));
  const deps: LifeCycle = {
    database,
    now: () => new Date("2026-11-15T12:00:00Z"),
    settings: defaultSettings,
    vehicles,
    charges: nobody,
    documents: nobody,
  };
  await tellVehicle(deps, service, "VCS-1");
  expect(told).toEqual(["2027-11-15", "2028-11-15"]);
});
