import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  cookiesOf,
  ownerUuid,
  passThrough,
  prepareVehicles,
  sampleVin,
  type VehicleFixture,
} from "../../../test/vehicle-fixture.ts";
import { requireVehicle } from "./require-vehicle.ts";
import { vehicleFromLink } from "../vehicle-from-link.ts";
import { selectedVehicle } from "../selected-vehicle.ts";

const steps = [selectedVehicle, vehicleFromLink, requireVehicle];

let fixture: VehicleFixture;
beforeAll(async () => {
  fixture = await prepareVehicles();
});
afterEach(() => {
  delete fixture.wire.failure;
  fixture.clock.at = new Date("2026-11-15T12:00:00Z");
  fixture.wire.requests.length = 0;
});
afterAll(() => fixture.close());

let visitors = 0;
type Visit = Partial<Parameters<typeof passThrough>[2]>;
const visit = (path: string, more: Visit = {}) =>
  passThrough(fixture, steps, { path, ip: `198.51.100.${(visitors += 1)}`, ...more });
const redirectOf = async (path: string, more: Visit = {}) => (await visit(path, more)).headers.get("location");
const cookieWithVehicle = async (vin: string, shop = "") => cookiesOf(await visit(`${shop}/faqs?carvin=${vin}`));

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const ofProviderUser = sampleVin({ market: "GBR", make: "Land Rover", kind: "everythingBought" });
const german = sampleVin({ market: "DEU", make: "Land Rover", kind: "allActive" });
const jaguar = sampleVin({ market: "GBR", make: "Jaguar", kind: "allActive" });
const [owner, stranger] = [ownerUuid("GBR", 1), ownerUuid("GBR", 2)];

describe("a page that needs a vehicle", () => {
  it.each([
    ["/services", "/vin-error?redirectUrl=%2Fservices"],
    ["/de-DE/services?channel=dx", "/de-DE/vin-error?redirectUrl=%2Fservices%3Fchannel%3Ddx"],
    ["/jaguar/services", "/jaguar/vin-error?redirectUrl=%2Fservices"],
    ["/services?locale=cs-CZ", "/vin-error?redirectUrl=%2Fservices%3Flocale%3Dcs-CZ&locale=cs-CZ"],
  ])("redirects a visitor without a vehicle from %s to %s", async (path, expected) => {
    expect(await redirectOf(path)).toBe(expected);
  });

  it("is recognised by the router's pattern, which has no leading slash", async () => {
    const pattern = "service/:productId";
    expect(await redirectOf("/service/CONNAV", { pattern })).toBe("/vin-error?redirectUrl=%2Fservice%2FCONNAV");
  });

  it("is shown to a visitor who has a vehicle", async () => {
    const response = await visit("/services", { cookie: await cookieWithVehicle(vin) });
    expect(await response.json()).toEqual({ vin });
  });

  it("refuses a vehicle of another country", async () => {
    const cookie = await cookieWithVehicle(vin);
    expect(await redirectOf("/de-DE/services", { cookie })).toBe("/de-DE/invalid-market-vin");
    expect(await redirectOf("/services", { cookie: await cookieWithVehicle(german, "/de-DE") })).toBe(
      "/invalid-market-vin",
    );
  });

  it("ignores the other make's vehicle", async () => {
    const cookie = await cookieWithVehicle(jaguar, "/jaguar");
    expect(await redirectOf("/services", { cookie })).toBe("/vin-error?redirectUrl=%2Fservices");
  });
});

it("a page that needs no vehicle is shown without a lookup", async () => {
  expect((await visit("/faqs")).status).toBe(200);
  expect((await visit("/not-listed")).status).toBe(200);
  expect(fixture.wire.requests).toEqual([]);
});

describe("a page of a selected vehicle", () => {
  const restricted = "/restricted-access?redirectUrl=%2Fservices";
  it.each([
    ["a guest", vin, {}, null],
    ["the owner", vin, { accountId: owner }, null],
    ["a stranger", vin, { accountId: stranger }, restricted],
    ["a stranger on a test host", vin, { accountId: stranger, host: "localhost:4250" }, null],
    [
      "a stranger on a host that only looks like a test host",
      vin,
      { accountId: stranger, host: "localhost.evil" },
      restricted,
    ],
    ["a stranger whose vehicle has an owner with the provider's id", ofProviderUser, { accountId: stranger }, null],
  ] as const)("redirects %s to $3", async (_, number, visitor, expected) => {
    expect(await redirectOf("/services", { cookie: await cookieWithVehicle(number), ...visitor })).toBe(expected);
  });

  it("can be opened by a link of its owner, not of a stranger", async () => {
    expect(await redirectOf(`/services?carvin=${vin}`, { accountId: stranger })).toBe(
      "/generic-error?reason=otherUser",
    );
    expect(await redirectOf(`/services?carvin=${vin}`, { accountId: owner })).toBe("/services");
  });
});

describe("a signed-in customer without a selected vehicle", () => {
  it("gets the first of their own vehicles", async () => {
    const response = await visit("/services", { accountId: owner });
    expect(response.status).toBe(200);
    const { vin: selectedVin } = (await response.json()) as { vin: string };
    expect(selectedVin).toMatch(/^SAL/);
    expect(cookiesOf(response)).toMatch(/^vehicle-VCS=/);
  });

  it("has to enter a VIN when this shop sells for none of their vehicles", async () => {
    expect(await redirectOf("/de-DE/services", { accountId: owner })).toBe("/de-DE/vin-error?redirectUrl=%2Fservices");
    expect(await redirectOf("/services", { accountId: "unknown" })).toBe("/vin-error?redirectUrl=%2Fservices");
    expect(await redirectOf("/subscriptions-redirect", { accountId: "unknown" })).toBeNull();
  });
});

describe("the stored vehicle", () => {
  const minutes = (count: number) => new Date(Date.parse("2026-11-15T12:00:00Z") + count * 60_000);

  it("is looked up again after five minutes, and stored again", async () => {
    const cookie = await cookieWithVehicle(vin);
    fixture.wire.requests.length = 0;
    fixture.clock.at = minutes(4);
    expect((await visit("/services", { cookie })).headers.getSetCookie()).toEqual([]);
    expect(fixture.wire.requests).toHaveLength(0);
    fixture.clock.at = minutes(6);
    expect(cookiesOf(await visit("/services", { cookie }))).toMatch(/^vehicle-VCS=/);
    expect(fixture.wire.requests).toHaveLength(1);
  });

  it.each([
    ["down", () => new Response("", { status: 500 })],
    ["answering nonsense", () => new Response("<html>nonsense</html>")],
  ])("is kept when the vehicle service is %s", async (_, failure) => {
    const cookie = await cookieWithVehicle(vin);
    fixture.clock.at = minutes(60);
    fixture.wire.failure = failure;
    expect(await (await visit("/services", { cookie })).json()).toEqual({ vin });
  });

  it("is dropped when the service no longer knows it", async () => {
    const cookie = await cookieWithVehicle(vin);
    fixture.clock.at = minutes(6);
    fixture.wire.failure = () => Response.json({ code: "VEHICLE_NOT_FOUND", message: "" }, { status: 404 });
    const response = await visit("/services", { cookie });
    expect(response.headers.get("location")).toBe("/vin-error?redirectUrl=%2Fservices");
    expect(response.headers.getSetCookie()[0]).toMatch(/^vehicle-VCS=; Max-Age=0;/);
  });
});

describe("a vehicle that was requested while the service was down", () => {
  const requestWhileDown = async (query: string) => {
    fixture.wire.failure = () => new Response("", { status: 503 });
    const cookie = cookiesOf(await visit(`/services?${query}`));
    return cookie;
  };

  it("is found as soon as the service answers", async () => {
    const cookie = await requestWhileDown(`carvin=${vin}`);
    expect(await redirectOf("/services", { cookie })).toBe("/generic-error?reason=unavailable&redirectUrl=%2Fservices");
    delete fixture.wire.failure;
    const response = await visit("/services", { cookie });
    expect(await response.json()).toEqual({ vin });
    expect(await (await visit("/services", { cookie: cookiesOf(response) })).json()).toEqual({ vin });
  });

  it.each([
    ["SALEA7BWAS2Z09999", "/generic-error?reason=unknown"],
    [jaguar, "/invalid-brand-vin"],
  ])("such as %s is looked up once, and then redirects to %s", async (requestedVin, expected) => {
    const cookie = await requestWhileDown(`carvin=${requestedVin}`);
    delete fixture.wire.failure;
    const response = await visit("/services", { cookie });
    expect(response.headers.get("location")).toBe(expected);
    expect(response.headers.getSetCookie().some((line) => line.startsWith("vehicle-VCS=; Max-Age=0"))).toBe(true);
  });
});
