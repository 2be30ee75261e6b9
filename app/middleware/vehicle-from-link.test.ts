import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cookiesOf, passThrough, prepareVehicles, sampleVin, type VehicleFixture } from "../../test/vehicle-fixture.ts";
import { RATE_LIMITS } from "../settings/rate-limits.ts";
import { vehicleFromLink } from "./vehicle-from-link.ts";
import { selectedVehicle } from "./selected-vehicle.ts";

let fixture: VehicleFixture;
beforeAll(async () => {
  fixture = await prepareVehicles();
});
afterEach(() => {
  delete fixture.wire.failure;
});
afterAll(() => fixture.close());

let visitors = 0;
/** Each visitor has an IP address of their own, so that no test uses up the rate limit of another. */
const newIpAddress = () => `198.51.100.${(visitors += 1)}`;
const visit = (path: string, more: object = {}) =>
  passThrough(fixture, [selectedVehicle, vehicleFromLink], { path, ip: newIpAddress(), ...more });

const vin = sampleVin({ market: "GBR", make: "Land Rover", kind: "expiresIn30Days" });
const german = sampleVin({ market: "DEU", make: "Land Rover", kind: "allActive" });
const jaguar = sampleVin({ market: "GBR", make: "Jaguar", kind: "allActive" });
const american = sampleVin({ market: "USA", make: "Jaguar", kind: "allActive" });
const unknown = "SALEA7BWAS2Z09999";

describe("a link that names a vehicle", () => {
  it.each([
    [`/services?carvin=${vin}`, "/services"],
    [`/services?cvin=${vin}&channel=dx`, "/services?channel=dx"],
    [`/?carvin=${vin}`, "/"],
    [`/vin-error?carvin=${vin}`, "/services"],
    [`/faqs?carvin=${vin}&vin=x&evn=y`, "/faqs"],
    [`/?carvin=${vin}&pid=CONNAV`, "/service/CONNAV"],
    [`/renew-all?carvin=${vin}&pid=CONNAV&channel=dx`, "/service/CONNAV?channel=dx"],
    [`/renew-all?carvin=${vin}&pid=..%2Faccount`, "/renew-all"],
    [`/services?carvin=${vin.toLowerCase()}`, "/services"],
    [`/de-DE/services?carvin=${german}`, "/de-DE/services"],
    [`/jaguar/services?carvin=${jaguar}`, "/jaguar/services"],
    [`/jaguar/en-US/?cvin=${american}&pid=CONNAV`, "/jaguar/en-US/service/CONNAV"],
    [`/services?carvin=${german}&locale=de-DE`, "/services?locale=de-DE"],
    [`/de-DE/services?carvin=${vin}`, "/de-DE/invalid-market-vin"],
    [`/jaguar/services?carvin=${vin}`, "/jaguar/invalid-brand-vin"],
    [`/services?carvin=${unknown}`, "/generic-error?reason=unknown"],
    [`/services?carvin=${unknown}&channel=dx`, "/vin-error?reason=unknown"],
    [`/services?carvin=rubbish&channel=dx`, "/vin-error?reason=unknown"],
    [`/services?evn=forged`, "/generic-error?reason=unknown"],
  ])("%s redirects to %s", async (path, expected) => {
    const response = await visit(path);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(expected);
    expect(response.headers.get("cache-control")).toMatch(/no-store/);
  });

  it.each(["vin", "evn"])("may have an encrypted VIN in %s", async (name) => {
    const response = await visit(`/services?${name}=${await fixture.cryptedVin(vin)}`);
    expect(response.headers.get("location")).toBe("/services");
    const next = await visit("/services", { cookie: cookiesOf(response) });
    expect(await next.json()).toEqual({ vin });
  });

  it("stores the vehicle for the next page, which sets no further cookie", async () => {
    const first = await visit(`/services?carvin=${vin}`);
    const next = await visit("/services", { cookie: cookiesOf(first) });
    expect(await next.json()).toEqual({ vin });
    expect(next.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [
      "of another country selects it in the shop that sells for it",
      `/services?carvin=${german}`,
      "/de-DE/services",
      german,
    ],
    [
      "of another make selects it in the shop that sells for it",
      `/services?carvin=${jaguar}`,
      "/jaguar/services",
      jaguar,
    ],
  ])("%s", async (_, link, ownPage, expected) => {
    const first = await visit(link);
    const next = await visit(ownPage, { cookie: cookiesOf(first) });
    expect(await next.json()).toEqual({ vin: expected });
  });

  it("of another make does not replace the vehicle of this one", async () => {
    const own = cookiesOf(await visit(`/services?carvin=${vin}`));
    const other = cookiesOf(await visit(`/services?carvin=${jaguar}`, { cookie: own }));
    const next = await visit("/services", { cookie: `${own}; ${other}` });
    expect(await next.json()).toEqual({ vin });
  });
});

describe("a link without a vehicle", () => {
  it.each([
    ["/services?channel=dx"],
    ["/services?carvin="],
    ["/service-call-apigee?service=vehicle&vin=x"],
    ["/callback?code=1&usid=2&vin=x"],
    ["/callback/forgerock?vin=x"],
  ])("such as %s is not redirected", async (path) => {
    expect((await visit(path)).status).toBe(200);
  });

  it("redirects to the service that it names", async () => {
    expect((await visit("/de-DE/?pid=LIVE")).headers.get("location")).toBe("/de-DE/service/LIVE");
  });

  it("is not redirected when a form is sent to it", async () => {
    expect((await visit(`/services?carvin=${vin}`, { method: "POST" })).status).toBe(200);
  });
});

describe("when the vehicle service does not answer", () => {
  it("the link redirects to the error page, stores the vehicle and reveals no VIN", async () => {
    fixture.wire.failure = () => new Response("", { status: 503 });
    const response = await visit(`/service/CONNAV?carvin=${vin}`);
    expect(response.headers.get("location")).toBe("/generic-error?reason=unavailable&redirectUrl=%2Fservice%2FCONNAV");
    expect(cookiesOf(response)).toMatch(/^vehicle-VCS=/);
    expect(JSON.stringify([...response.headers])).not.toContain(vin);
  });
});

describe("guessing VINs", () => {
  it("is answered 429 after the allowed number of tries from one IP address", async () => {
    const ip = newIpAddress();
    const { points } = RATE_LIMITS.vehicleLookupPerIp;
    for (let serial = 0; serial < points; serial += 1) {
      const guess = `SALEA7BWAS2Z0${String(5000 + serial)}`;
      expect((await visit(`/services?carvin=${guess}`, { ip })).status).toBe(303);
    }
    await expect(visit(`/services?carvin=${vin}`, { ip })).rejects.toMatchObject({
      init: { status: 429 },
      data: { retryAfterSeconds: expect.any(Number) as number },
    });
  });

  it("is answered 429 for consecutive VINs from any number of IP addresses", async () => {
    const { points } = RATE_LIMITS.vehicleLookupPerVinPrefix;
    for (let serial = 0; serial < points; serial += 1) {
      await visit(`/services?carvin=SALEA7BWAS2Y0${String(1000 + serial)}`);
    }
    await expect(visit("/services?carvin=SALEA7BWAS2Y09998")).rejects.toMatchObject({ init: { status: 429 } });
    expect((await visit("/services?carvin=SALEA7BWAS2X09998")).status).toBe(303);
  });
});
