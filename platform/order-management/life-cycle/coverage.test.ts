import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, createClient } from "../../../contracts/client.ts";
import type { Database } from "../../../database/database.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { coverage } from "../tables.ts";
import { sendExpiryToVehicle } from "./coverage.ts";
import type { LifeCycleDeps } from "./life-cycle-deps.ts";
import { defaultSettings } from "./settings.ts";

let database: Database;
const service = { vin: "SALEA7BWAS2Z00201", productId: "CONNAV" };

beforeAll(async () => {
  database = await openTestDatabase();
  await database.queries.insert(coverage).values({ ...service, expiresOn: "2027-11-15", version: 1 });
});
afterAll(() => database.close());

function createVehicleClient(onExpiry: (expiryDate: string) => Promise<void>): Client {
  return createClient({
    service: "vehicles",
    readFault: () => undefined,
    connection: {
      baseUrl: "http://vehicles.invalid",
      async fetch(request) {
        const { expiryDate } = (await request.json()) as { expiryDate: string };
        await onExpiry(expiryDate);
        return Response.json({ productId: service.productId, expiryDate });
      },
    },
  });
}

it("sends the expiry again when it changed while it was being sent", async () => {
  const sentDates: string[] = [];
  const vehicles = createVehicleClient(async (expiryDate) => {
    sentDates.push(expiryDate);
    if (sentDates.length > 1) return;
    const changed = { expiresOn: "2028-11-15", version: 2 };
    await database.queries.update(coverage).set(changed).where(eq(coverage.vin, service.vin));
  });
  const unused = createVehicleClient(() => Promise.reject(new Error("not expected")));
  const deps: LifeCycleDeps = {
    database,
    now: () => new Date("2026-11-15T12:00:00Z"),
    settings: defaultSettings,
    vehicles,
    charges: unused,
    documents: unused,
    priceOf: async () => undefined,
    linkKey: new Uint8Array(32),
  };
  await sendExpiryToVehicle(deps, service, "VCS-1");
  expect(sentDates).toEqual(["2027-11-15", "2028-11-15"]);
});
