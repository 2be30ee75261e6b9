import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  ownerUuid,
  prepareVehicles,
  sampleVin,
  type VehicleFixture,
  visitContext,
} from "../../../../test/vehicle-fixture.ts";
import { RATE_LIMITS } from "../../../settings/rate-limits.ts";
import { vehicleContext } from "../../../request/request-context.ts";
import { createVehicleSelection } from "../vehicle-cookie/create-vehicle-selection.server.ts";
import type { VehicleCookieValue } from "../vehicle-cookie/vehicle-cookie.server.ts";
import { lookUpVehicle } from "./look-up-vehicle.server.ts";
import { lookupDeps } from "./lookup-deps.server.ts";
import { answerVehicleLookup, MIN_LOOKUP_MS } from "./answer-vehicle-lookup.server.ts";

let fixture: VehicleFixture;
beforeAll(async () => {
  fixture = await prepareVehicles();
});
afterEach(() => {
  delete fixture.wire.failure;
  fixture.wire.requests.length = 0;
});
afterAll(() => fixture.close());

let visitors = 0;
type Visit = Parameters<typeof visitContext>[1];
const request = (query: Record<string, string>, visit: Visit = {}) => {
  const context = visitContext(fixture, { ip: `198.51.100.${(visitors += 1)}`, ...visit });
  const lookUp = () => Promise.resolve({ kind: "unknown" as const });
  context.set(
    vehicleContext,
    createVehicleSelection({ make: "landrover", stored: undefined, now: fixture.now, lookUp }),
  );
  return answerVehicleLookup(context, new URLSearchParams(query));
};

type StoredInput = Omit<Extract<VehicleCookieValue, { vehicle: unknown }>, "knownAt">;
const requestSelectedVehicle = (input: StoredInput, visit: Visit) => {
  const context = visitContext(fixture, { ip: `198.51.100.${(visitors += 1)}`, ...visit });
  const lookUp = () => Promise.resolve({ kind: "unknown" as const });
  const stored = { ...input, knownAt: fixture.now().getTime() };
  context.set(vehicleContext, createVehicleSelection({ make: "landrover", stored, now: fixture.now, lookUp }));
  return answerVehicleLookup(context, new URLSearchParams({ service: "vehicle" }));
};

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const service = "vehicle";

it("shows a guest the vehicle without its owner and without the date of a secure service", async () => {
  expect(await request({ service, vin })).toEqual({
    status: 200,
    body: {
      vehicle: {
        vin: "SALEXXXXXXXXX0201",
        make: "landrover",
        market: "GB",
        model: "Defender",
        modelName: "Defender",
        subscriptions: [
          { productId: "CONNAV", expiryDate: "2026-12-15" },
          { productId: "REMOTE", expiryDate: "2026-12-15" },
          { productId: "SECURE" },
        ],
      },
    },
  });
});

it("shows the owner every date", async () => {
  const { body } = await request({ service, vin }, { accountId: ownerUuid("GBR", 1) });
  expect(JSON.stringify(body)).toContain('{"productId":"SECURE","expiryDate":"2027-12-20"}');
});

it.each([
  ["on the shop's own host", "shop.example"],
  ["on a host of testers", "localhost"],
])("shows a signed-in stranger with the selected vehicle no date of a secure service %s", async (_, host) => {
  const found = await lookUpVehicle(lookupDeps(visitContext(fixture)), { vin });
  if (found.kind !== "found") throw new Error("The sample vehicle is not there.");
  const stored = { vehicle: { ...found.vehicle, subscriptions: [...found.vehicle.subscriptions] } };
  const bodyFor = async (accountId: string) =>
    JSON.stringify((await requestSelectedVehicle(stored, { accountId, host })).body);
  expect(await bodyFor("stranger")).toContain('{"productId":"SECURE"}');
  expect(await bodyFor(ownerUuid("GBR", 1))).toContain('{"productId":"SECURE","expiryDate":"2027-12-20"}');
});

it.each([
  ["a guest", {}],
  ["the owner", { accountId: ownerUuid("GBR", 1) }],
])("sends %s neither e-mail, id nor the whole VIN", async (_, visit) => {
  const text = JSON.stringify((await request({ service, vin }, visit)).body);
  for (const secret of ["@", "example.com", ownerUuid("GBR", 1), vin]) expect(text).not.toContain(secret);
});

it.each([
  [{ exactVehicleMatch: "false", consolidateConNav: "false" }, ["false", "false"]],
  [{ exactVehicleMatch: "true", consolidateConNav: "false" }, ["true", "false"]],
  [{}, ["true", "true"]],
])("decrypts an encrypted VIN, and sends the flags %o to the vehicle service", async (flags, passedOn) => {
  const cryptedVin = await fixture.cryptedVin(vin);
  expect((await request({ service, cryptedVin, timestamp: "1", ...flags })).status).toBe(200);
  const sentQuery = new URL(fixture.wire.requests[0]?.url ?? "").searchParams;
  expect([sentQuery.get("exactVehicleMatch"), sentQuery.get("consolidateConNav")]).toEqual(passedOn);
});

it("lists the owner's other vehicles when the match need not be exact, but only one vehicle for a guest", async () => {
  const query = { service, vin, exactVehicleMatch: "false" };
  const { body } = await request(query, { accountId: ownerUuid("GBR", 1) });
  const { vehicle, vehicles } = body as { vehicle: object; vehicles: object[] };
  expect(vehicles.length).toBeGreaterThan(1);
  expect(vehicles[0]).toEqual(vehicle);
  expect(JSON.stringify(vehicles)).not.toContain(vin);
  expect((await request(query)).body).not.toHaveProperty("vehicles");
});

describe("the vehicles of a customer", () => {
  it("are listed for their owner, but only those that this shop sells for", async () => {
    const { status, body } = await request({ service: "vehicles" }, { accountId: ownerUuid("GBR", 1) });
    const { vehicles } = body as { vehicles: { make: string; market: string; vin: string }[] };
    expect(status).toBe(200);
    expect(vehicles.length).toBeGreaterThan(0);
    expect(new Set(vehicles.map(({ make, market }) => `${make} ${market}`))).toEqual(new Set(["landrover GB"]));
    expect(vehicles.every((one) => one.vin.includes("XXXX"))).toBe(true);
  });

  it.each([
    [{ service: "vehicles" }, {}, 401, "SIGN_IN_NEEDED"],
    [{ service: "vehicles" }, { accountId: "unknown" }, 404, "VEHICLE_NOT_FOUND"],
    [{ service: "vehicles", vin }, { accountId: ownerUuid("GBR", 1) }, 400, "INVALID_REQUEST"],
  ])("the query %o of the visitor %o is answered %d %s", async (query, visit, status, code) => {
    expect(await request(query as Record<string, string>, visit)).toMatchObject({ status, body: { code } });
  });
});

it.each([
  [{ service, vin: "SALEA7BWAS2Z09999" }, {}, 404, "VEHICLE_NOT_FOUND"],
  [{ service, cryptedVin: "forged" }, {}, 404, "VEHICLE_NOT_FOUND"],
  [{ service }, {}, 404, "VEHICLE_NOT_FOUND"],
  [{ service, vin }, { accountId: "stranger" }, 403, "E001"],
  [{ service, vin }, { path: "/de-DE/" }, 422, "MARKET_ERROR"],
  [{ service, vin }, { path: "/jaguar/" }, 422, "BRAND_ERROR"],
  [{ service: "owners", vin }, {}, 400, "INVALID_REQUEST"],
  [{ service: "../crypted-vins", vin }, {}, 400, "INVALID_REQUEST"],
  [{ vin }, {}, 400, "MissingParameters"],
  [{}, {}, 400, "MissingParameters"],
  [{ service: "", vin }, {}, 400, "MissingParameters"],
  [{ service, vin, cryptedVin: "x" }, {}, 400, "INVALID_REQUEST"],
  [{ service, vin, "external-id": "forged" }, {}, 400, "INVALID_REQUEST"],
  [{ service, vin: "x".repeat(401) }, {}, 400, "INVALID_REQUEST"],
] as const)("the query %o of the visitor %o is answered %d %s", async (query, visit, status, code) => {
  expect(await request(query, visit)).toMatchObject({ status, body: { code } });
});

it("answers 503 when the vehicle service fails", async () => {
  fixture.wire.failure = () => new Response("nonsense", { status: 502 });
  expect(await request({ service, vin })).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } });
});

describe("a visitor who guesses VINs", () => {
  it("is answered 429 after the limit", async () => {
    const ip = "203.0.113.200";
    const { points } = RATE_LIMITS.vehicleLookupPerIp;
    await Promise.all(Array.from({ length: points }, () => request({ service, cryptedVin: "guess" }, { ip })));
    const answered = await request({ service, vin }, { ip });
    expect(answered).toMatchObject({ status: 429, body: { code: "TOO_MANY_REQUESTS" } });
    expect(Number(answered.headers?.["retry-after"])).toBeGreaterThan(0);
  });

  it.each([
    ["known", vin],
    ["unknown", "SALEA7BWAS2Z09999"],
  ])("waits equally long for an %s vehicle", async (_, number) => {
    const started = performance.now();
    await request({ service, vin: number });
    expect(performance.now() - started).toBeGreaterThanOrEqual(MIN_LOOKUP_MS - 5);
  });
});
