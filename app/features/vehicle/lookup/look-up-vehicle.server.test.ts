import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  ownerUuid,
  prepareVehicles,
  sampleVin,
  vehicleIdOf,
  type VehicleFixture,
} from "../../../../test/vehicle-fixture.ts";
import { DEFAULT_CONFIGURATIONS } from "../../../catalogue/country-configurations.ts";
import { type LookupDeps, lookUpVehicle } from "./look-up-vehicle.server.ts";

let fixture: VehicleFixture;
beforeAll(async () => {
  fixture = await prepareVehicles();
});
afterEach(() => {
  delete fixture.wire.failure;
  fixture.wire.requests.length = 0;
});
afterAll(() => fixture.close());

const british = { market: "GBR", make: "Land Rover" } as const;
const vin = sampleVin({ ...british, kind: "expiresIn30Days" });
const german = sampleVin({ market: "DEU", make: "Land Rover", kind: "allActive" });
const jaguar = sampleVin({ market: "GBR", make: "Jaguar", kind: "allActive" });
const unknown = "SALEA7BWAS2Z09999";

const lookupDeps = (more: Partial<LookupDeps> = {}): LookupDeps => ({
  vehicles: fixture.call,
  now: fixture.now,
  make: "landrover",
  country: "GB",
  countries: DEFAULT_CONFIGURATIONS,
  responseVersion: "12",
  ...more,
});

describe.each(["11", "12"] as const)("a lookup of version %s", (responseVersion) => {
  it("finds the vehicle and maps it to our own type", async () => {
    expect(await lookUpVehicle(lookupDeps({ responseVersion }), { vin })).toEqual({
      kind: "found",
      vehicle: {
        vin,
        id: vehicleIdOf(vin),
        cryptedVin: expect.any(String),
        make: "landrover",
        country: "GB",
        modelKey: "Defender",
        modelName: "Defender",
        powertrain: "MHEV",
        subscriptions: [
          { productId: "CONNAV", expiresOn: "2026-12-15" },
          { productId: "REMOTE", expiresOn: "2026-12-15" },
          { productId: "SECURE", expiresOn: "2027-12-20" },
        ],
        owner: { id: ownerUuid("GBR", 1), isForgerockUser: false },
      },
    });
  });

  it("recognises an owner by the identity provider's id", async () => {
    const outcome = await lookUpVehicle(lookupDeps({ responseVersion }), {
      vin: sampleVin({ ...british, kind: "everythingBought" }),
    });
    expect(outcome).toMatchObject({ kind: "found", vehicle: { owner: { isForgerockUser: true } } });
  });

  it.each([
    ["a vehicle of another country", { vin: german }, { kind: "marketMismatch", country: "DE" }],
    ["a vehicle of another make", { vin: jaguar }, { kind: "makeMismatch", vehicle: { make: "jaguar" } }],
    ["an unknown vehicle", { vin: unknown }, { kind: "unknown" }],
    ["something that is no VIN", { vin: "SALE" }, { kind: "unknown" }],
    ["an encrypted VIN that was forged", { cryptedVin: "k1.forged" }, { kind: "unknown" }],
    ["an encrypted VIN that is far too long", { cryptedVin: "x".repeat(401) }, { kind: "unknown" }],
    [
      "a VIN in small letters with spaces",
      { vin: ` ${vin.toLowerCase().slice(0, 8)} ${vin.slice(8)}` },
      { kind: "found" },
    ],
  ])("for %s is $2", async (_, name, expected) => {
    expect(await lookUpVehicle(lookupDeps({ responseVersion }), name)).toMatchObject(expected);
  });
});

it("decrypts an encrypted VIN", async () => {
  const cryptedVin = await fixture.cryptedVin(vin);
  expect(await lookUpVehicle(lookupDeps(), { cryptedVin })).toMatchObject({ kind: "found", vehicle: { vin } });
});

it("sends the flags and the time to the service", async () => {
  await lookUpVehicle(lookupDeps({ responseVersion: "11" }), { vin });
  const { searchParams } = new URL(fixture.wire.requests[0]?.url ?? "");
  expect(Object.fromEntries(searchParams)).toEqual({
    service: "vehicle",
    vin,
    exactVehicleMatch: "true",
    consolidateConNav: "true",
    responseVersion: "11",
    timestamp: String(fixture.now().getTime()),
  });
});

it.each([
  ["the owner", 1, "found"],
  ["a stranger", 2, "otherUser"],
] as const)("sends the customer id of %s to the service", async (_, number, kind) => {
  const externalId = ownerUuid("GBR", number);
  expect((await lookUpVehicle(lookupDeps({ externalIds: [externalId] }), { vin })).kind).toBe(kind);
  expect(fixture.wire.requests[0]?.headers.get("external-id")).toBe(externalId);
});

describe("an owner whom the vehicle service knows by the identity provider's id", () => {
  const own = sampleVin({ market: "GBR", make: "Land Rover", kind: "everythingBought" });

  it("is looked up by that id too", async () => {
    const externalIds = ["cdc-of-owner", ownerUuid("GBR", 4)];
    expect((await lookUpVehicle(lookupDeps({ externalIds }), { vin: own })).kind).toBe("found");
    expect(fixture.wire.requests.map(({ headers }) => headers.get("external-id"))).toEqual(externalIds);
  });

  it("is not confused with a stranger, who owns the vehicle by neither id", async () => {
    const externalIds = ["cdc-of-stranger", "sub-of-stranger"];
    expect((await lookUpVehicle(lookupDeps({ externalIds }), { vin: own })).kind).toBe("otherUser");
  });
});

it("sends no customer id for a guest", async () => {
  await lookUpVehicle(lookupDeps(), { vin });
  expect(fixture.wire.requests[0]?.headers.has("external-id")).toBe(false);
});

describe("a lookup fails", () => {
  it.each([
    ["answers 500", () => new Response("", { status: 500 }), "unavailable"],
    [
      "refuses our credentials",
      () => Response.json({ code: "UNAUTHORIZED", message: "" }, { status: 401 }),
      "unavailable",
    ],
    [
      "receives too many requests",
      () => Response.json({ code: "TOO_MANY_REQUESTS", message: "" }, { status: 429 }),
      "unavailable",
    ],
    ["answers with nonsense", () => new Response("<html>"), "unavailable"],
    ["answers in another shape", () => Response.json({ vehicles: "none" }), "unavailable"],
    ["answers without a vehicle", () => Response.json({ responseVersion: "12", vehicles: [] }), "unknown"],
    ["answers 404 without a body", () => new Response(null, { status: 404 }), "unknown"],
    ["answers 404 by a proxy", () => new Response("<h1>Not Found</h1>", { status: 404 }), "unavailable"],
  ])("when the service %s", async (_, failure, kind) => {
    fixture.wire.failure = failure;
    expect((await lookUpVehicle(lookupDeps(), { vin })).kind).toBe(kind);
  });

  it("when the service cannot be reached", async () => {
    fixture.wire.failure = () => {
      throw new TypeError("fetch failed");
    };
    expect(await lookUpVehicle(lookupDeps(), { vin })).toMatchObject({
      kind: "unavailable",
      fault: { kind: "unavailable" },
    });
  });
});
