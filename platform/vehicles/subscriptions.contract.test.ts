import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extendSubscription } from "../../contracts/vehicles/extend-subscription.ts";
import { lookupVehicles } from "../../contracts/vehicles/lookup-vehicles.ts";
import { createVehiclesClient, vehicleFault, withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { fillVehicles, type VehicleData } from "./fill-vehicles.ts";
import { createVehicles } from "./vehicles.ts";
import { readVinKeys } from "./vin-cipher.ts";

const vin = "SALEA7BWAS2Z00201";
const other = "SALEA7BWAS2Z00202";
const unchanged = "SALEA7BWAS2Z00203";
const car = { market: "GBR", model: "L663", make: "Land Rover", brand: "Defender", vehicleLine: "L663" };
const dataOn = (expiryDate: string): VehicleData => ({
  owners: [{ uuid: "owner-1", userIdType: "SAP_CDC", email: "one@example.com" }],
  vehicles: [vin, other, unchanged].map((it) => ({
    ...car,
    vehicleModel: "Defender",
    vin: it,
    ownerUuid: "owner-1",
    subscriptions: [{ productId: "CONNAV", expiryDate }],
  })),
});

async function prepare() {
  const database = await openTestDatabase();
  const fill = (data: VehicleData) => fillVehicles(database.queries, data);
  await fill(dataOn("2026-12-01"));
  const app = createVehicles({
    database,
    now: () => new Date("2026-11-15T10:00:00Z"),
    callers: [{ name: "order-management", token: "token" }],
    vinKeys: readVinKeys(`k1:${randomBytes(32).toString("base64")}`),
  });
  return { app, fill, close: () => database.close() };
}

describeContract("subscriptions of vehicles", prepare, (connect, fixture) => {
  const client = () => createVehiclesClient(withBearer(connect(), "token"));
  const extend = (of: string, productId: string, change: { expiryDate: string; orderReference: string }) =>
    client()(extendSubscription, { params: { vin: of, productId }, body: change });
  const dates = async (of: string) => {
    const response = await client()(lookupVehicles, { query: { service: "vehicle", vin: of, responseVersion: "11" } });
    return Object.fromEntries(response.vehicles.map(({ productId, expirationDate }) => [productId, expirationDate]));
  };

  it("extends a service, and ignores a late repetition", async () => {
    const first = { expiryDate: "2027-12-01", orderReference: "A-1" };
    expect(await extend(vin, "CONNAV", first)).toEqual({ productId: "CONNAV", expiryDate: "2027-12-01" });
    expect(await extend(vin, "CONNAV", first)).toEqual({ productId: "CONNAV", expiryDate: "2027-12-01" });
    await extend(vin, "CONNAV", { expiryDate: "2028-12-01", orderReference: "A-2" });
    expect(await extend(vin, "CONNAV", first)).toEqual({ productId: "CONNAV", expiryDate: "2028-12-01" });
    expect(await dates(vin)).toEqual({ CONNAV: "2028-12-01" });
  });

  it("shortens a service when the same order is refunded", async () => {
    await extend(other, "CONNAV", { expiryDate: "2027-12-01", orderReference: "B-1" });
    await extend(other, "CONNAV", { expiryDate: "2026-12-01", orderReference: "B-1" });
    expect(await dates(other)).toEqual({ CONNAV: "2026-12-01" });
  });

  it("adds a new service once for two simultaneous requests", async () => {
    const change = { expiryDate: "2027-11-15", orderReference: "C-1" };
    await Promise.all([extend(other, "SECURE-PRO", change), extend(other, "SECURE-PRO", change)]);
    expect(await dates(other)).toMatchObject({ "SECURE-PRO": "2027-11-15" });
  });

  it("keeps dates set by orders when the demonstration moves to another day", async () => {
    await extend(vin, "REMOTE", { expiryDate: "2030-01-01", orderReference: "D-1" });
    await extend(vin, "CONNAV", { expiryDate: "2029-12-01", orderReference: "D-2" });
    await fixture().fill(dataOn("2026-12-02"));
    expect(await dates(vin)).toEqual({ CONNAV: "2029-12-01", REMOTE: "2030-01-01" });
    expect(await dates(unchanged)).toEqual({ CONNAV: "2026-12-02" });
  });

  it("refuses an unknown vehicle", async () => {
    const change = { expiryDate: "2027-12-01", orderReference: "A-1" };
    await expect(extend("SALEA7BWAS2Z09999", "CONNAV", change)).rejects.toMatchObject({
      status: 404,
      type: "VEHICLE_NOT_FOUND",
    });
  });

  describe("refuses with its own error document", () => {
    const good = { expiryDate: "2031-12-01", orderReference: "X-1" };
    const path = `/vehicles/${unchanged}/subscriptions/CONNAV`;
    const put = (at: string, body: string | null) => {
      const { baseUrl, fetch } = withBearer(connect(), "token");
      return fetch(new Request(baseUrl + at, { method: "PUT", body, headers: { "content-type": "application/json" } }));
    };

    it.each([
      ["no body", path, null, 400],
      ["no JSON", path, "{", 400],
      ["another JSON", path, "[]", 400],
      ["an empty body", path, "{}", 400],
      ["a number for a day", path, JSON.stringify({ ...good, expiryDate: 1 }), 400],
      ["a time", path, JSON.stringify({ ...good, expiryDate: "2031-12-01T00:00:00Z" }), 400],
      ["an invalid day", path, JSON.stringify({ ...good, expiryDate: "2031-02-30" }), 400],
      ["a day long ago", path, JSON.stringify({ ...good, expiryDate: "0000-01-01" }), 400],
      ["a day far away", path, JSON.stringify({ ...good, expiryDate: "9999-12-31" }), 400],
      ["an unknown field", path, JSON.stringify({ ...good, price: 0 }), 400],
      ["no order", path, JSON.stringify({ ...good, orderReference: "" }), 400],
      ["a NUL in the order", path, JSON.stringify({ ...good, orderReference: "a\u0000" }), 400],
      ["a long order", path, JSON.stringify({ ...good, orderReference: "x".repeat(101) }), 400],
      [
        "an invalid product",
        `/vehicles/${unchanged}/subscriptions/${encodeURIComponent("a b")}`,
        JSON.stringify(good),
        400,
      ],
      ["a long product", `/vehicles/${unchanged}/subscriptions/${"A".repeat(41)}`, JSON.stringify(good), 400],
      ["a NUL in the VIN", `/vehicles/SAL%00/subscriptions/CONNAV`, JSON.stringify(good), 400],
    ] as const)("%s", async (...[, at, body, status]) => {
      const before = await dates(unchanged);
      const response = await put(at, body);
      expect(response.status).toBe(status);
      expect(vehicleFault.safeParse(await response.json()).success).toBe(true);
      expect(await dates(unchanged)).toEqual(before);
    });

    it("arbitrary input", async () => {
      await fc.assert(
        fc.asyncProperty(fc.json(), fc.webSegment(), async (body, product) => {
          const response = await put(`/vehicles/${unchanged}/subscriptions/${product || "x"}`, body);
          await response.body?.cancel();
          expect(response.status).toBeGreaterThanOrEqual(400);
          expect(response.status).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
    });

    // Last, because the server closes the connection after too large a body.
    it("a large body", async () => {
      const response = await put(path, JSON.stringify({ ...good, orderReference: "x".repeat(1_000_000) }));
      expect(response.status).toBe(413);
      expect(vehicleFault.safeParse(await response.json()).success).toBe(true);
    });
  });
});
