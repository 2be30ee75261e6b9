import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  ownerUuid,
  prepareVehicles,
  sampleVin,
  type VehicleFixture,
  visitContext,
} from "../../../../test/vehicle-fixture.ts";
import type { VehicleReference, VehicleSelection } from "../../../domain/vehicle/vehicle-selection.ts";
import { vehicleContext } from "../../../request/request-context.ts";
import type { LimitResult, RateLimits } from "../../../settings/rate-limits.ts";
import { lookUpAndSelectVehicle } from "./look-up-and-select-vehicle.server.ts";
import { selectFirstOwnVehicle } from "./select-first-own-vehicle.server.ts";

let fixture: VehicleFixture;
beforeAll(async () => {
  fixture = await prepareVehicles();
});
afterEach(() => {
  delete fixture.wire.failure;
  fixture.wire.requests.length = 0;
});
afterAll(() => fixture.close());

type Visit = NonNullable<Parameters<typeof visitContext>[1]>;

/** A visit, the vehicles it selected, and the lookups that were counted. */
function prepare(visit: Visit = {}, allowances: { perIp?: LimitResult; perPrefix?: LimitResult } = {}) {
  const selected: string[] = [];
  const counted: string[] = [];
  const { perIp = { isAllowed: true }, perPrefix = { isAllowed: true } } = allowances;
  const limits = {
    vehicleLookupPerIp: async (ip: string) => (counted.push(ip), perIp),
    vehicleLookupPerVinPrefix: async (prefix: string) => (counted.push(prefix), perPrefix),
  } as unknown as RateLimits;
  const context = visitContext({ ...fixture, limits }, visit);
  context.set(vehicleContext, {
    selectedVehicle: undefined,
    select: ({ vin }: { vin: string }) => void selected.push(vin),
  } as unknown as VehicleSelection);
  return { context, selected, counted };
}

const british = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const german = sampleVin({ market: "DEU", make: "Land Rover", kind: "allActive" });
const jaguar = sampleVin({ market: "GBR", make: "Jaguar", kind: "allActive" });

describe("a vehicle that a visitor names", () => {
  it.each([
    ["of this shop", british, "found", true],
    ["of another market", german, "marketMismatch", true],
    ["of the other make", jaguar, "makeMismatch", true],
    ["that is not known", "SALEA7BWAS2Z09999", "unknown", false],
    ["that cannot be a VIN", "SALEA7", "unknown", false],
    ["in small letters and with spaces", ` ${british.toLowerCase()} `, "found", true],
  ])("%s is $2, and is selected: $3", async (_, vin, kind, isSelected) => {
    const { context, selected } = prepare();
    expect((await lookUpAndSelectVehicle(context, { vin })).kind).toBe(kind);
    expect(selected).toHaveLength(isSelected ? 1 : 0);
  });

  it("of another customer is not selected", async () => {
    const { context, selected } = prepare({ accountId: ownerUuid("GBR", 9) });
    expect((await lookUpAndSelectVehicle(context, { vin: british })).kind).toBe("otherUser");
    expect(selected).toEqual([]);
  });

  it("is not selected while the vehicle service is down", async () => {
    fixture.wire.failure = () => new Response("<html>", { status: 502 });
    const { context, selected } = prepare();
    expect((await lookUpAndSelectVehicle(context, { vin: british })).kind).toBe("unavailable");
    expect(selected).toEqual([]);
  });
});

describe("the limit of lookups", () => {
  const refused: LimitResult = { isAllowed: false, retryAfterSeconds: 60 };

  it.each<[string, (vin: string) => VehicleReference, string[]]>([
    [
      "a VIN by the IP address and its first thirteen characters",
      (vin) => ({ vin }),
      ["203.0.113.7", british.slice(0, 13)],
    ],
    [
      "a VIN in small letters in the same way",
      (vin) => ({ vin: vin.toLowerCase() }),
      ["203.0.113.7", british.slice(0, 13)],
    ],
    ["an encrypted VIN by the IP address only", () => ({ cryptedVin: "sealed" }), ["203.0.113.7"]],
  ])("counts %s", async (_, referenceTo, expected) => {
    const { context, counted } = prepare({ ip: "203.0.113.7" });
    await lookUpAndSelectVehicle(context, referenceTo(british));
    expect(counted).toEqual(expected);
  });

  it.each([
    ["one IP address", { perIp: refused }, 1],
    ["all IP addresses that try similar VINs", { perPrefix: refused }, 2],
  ])("refuses %s without a call to the vehicle service", async (_, allowances, counts) => {
    const { context, counted, selected } = prepare({}, allowances);
    const outcome = await lookUpAndSelectVehicle(context, { vin: british });
    expect(outcome).toEqual({ kind: "limited", retryAfterSeconds: 60 });
    expect([counted.length, fixture.wire.requests, selected]).toEqual([counts, [], []]);
  });
});

describe("a customer's own vehicle", () => {
  it("is the first one for which this shop sells", async () => {
    const { context, selected } = prepare({ accountId: ownerUuid("GBR", 1) });
    const own = await selectFirstOwnVehicle(context);
    expect(own).toMatchObject({ make: "landrover", country: "GB", owner: { id: ownerUuid("GBR", 1) } });
    expect(selected).toEqual([own?.vin]);
  });

  it("is one of the make whose pages are open", async () => {
    const { context } = prepare({ accountId: ownerUuid("GBR", 1), path: "/jaguar/" });
    expect((await selectFirstOwnVehicle(context))?.make).toBe("jaguar");
  });

  it("is found by the identity provider's id where the customer id finds none", async () => {
    const { context } = prepare({ accountId: "unknown", forgerockId: ownerUuid("GBR", 4) });
    expect((await selectFirstOwnVehicle(context))?.owner).toEqual({ id: ownerUuid("GBR", 4), isForgerockUser: true });
  });

  it.each<[string, Visit]>([
    ["a guest", {}],
    ["a customer without a vehicle", { accountId: "unknown" }],
    ["a customer whose vehicles are of another market", { accountId: ownerUuid("DEU", 1) }],
  ])("is not selected for %s", async (_, visit) => {
    const { context, selected } = prepare(visit);
    expect(await selectFirstOwnVehicle(context)).toBeUndefined();
    expect(selected).toEqual([]);
  });

  it("is not selected while the vehicle service is down", async () => {
    fixture.wire.failure = () => new Response("<html>", { status: 502 });
    const { context } = prepare({ accountId: ownerUuid("GBR", 1) });
    expect(await selectFirstOwnVehicle(context)).toBeUndefined();
  });
});
