import { describe, expect, it } from "vitest";
import type { CallInput } from "../../contracts/endpoint.ts";
import { issueCryptedVin } from "../../contracts/vehicles/issue-crypted-vin.ts";
import { lookupVehicles } from "../../contracts/vehicles/lookup-vehicles.ts";
import { createVehiclesClient, withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { fillVehicles, type VehicleData } from "./fill-vehicles.ts";
import { createVehicles } from "./vehicles.ts";
import { encryptVin, readVinKeys } from "./vin-cipher.ts";

const now = new Date("2026-11-15T10:00:00Z");
const vinKeys = readVinKeys(`k1:${Buffer.alloc(32, 5).toString("base64")}`);
const callers = [
  { name: "shop", token: "shop-token" },
  { name: "busy", token: "busy-token" },
];
const defender = "SALEA7BWAS2Z00201";
const rover = "SALKA9A7ASAZ00202";
const stranger = "SALCA2BNAPHZ00208";
const unknown = "SALEA7BWAS2Z09999";
const car = {
  market: "GBR",
  model: "L663",
  make: "Land Rover",
  brand: "Defender",
  vehicleLine: "L663",
  vehicleModel: "Defender",
};
const data: VehicleData = {
  owners: [
    { uuid: "owner-1", userIdType: "SAP_CDC", email: "one@example.com" },
    { uuid: "owner-2", userIdType: "FORGEROCK", email: "two@example.com" },
  ],
  vehicles: [
    {
      ...car,
      vin: defender,
      vehicleId: "vehicle-1",
      powertrain: "PHEV",
      ownerUuid: "owner-1",
      subscriptions: [
        { productId: "CONNAV", expiryDate: "2027-03-01" },
        { productId: "CONNAV-PRO", expiryDate: "2027-09-01" },
        { productId: "REMOTE", expiryDate: "2026-12-15" },
      ],
    },
    { ...car, vin: rover, ownerUuid: "owner-1", subscriptions: [] },
    { ...car, vin: stranger, ownerUuid: "owner-2", subscriptions: [{ productId: "GUARD", expiryDate: "2027-01-01" }] },
  ],
};

async function prepare() {
  const database = await openTestDatabase();
  await fillVehicles(database.queries, data);
  const callLimit = { calls: 400, seconds: 60 };
  return {
    app: createVehicles({ database, now: () => now, callers, vinKeys, callLimit }),
    close: () => database.close(),
  };
}

const notFound = {
  name: "Fault",
  kind: "refused",
  status: 404,
  type: "VEHICLE_NOT_FOUND",
  message: "The vehicle is not known.",
};

describeContract("vehicle lookup", prepare, (connect) => {
  type Query = NonNullable<CallInput<typeof lookupVehicles>["query"]>;
  const lookUp = (query: Partial<Query>, externalId?: string) =>
    createVehiclesClient(withBearer(connect(), "shop-token"))(
      lookupVehicles,
      { query: { service: "vehicle", ...query } },
      externalId === undefined ? {} : { headers: { "external-id": externalId } },
    );
  const seal = (vin: string, change: { audience?: string; expiresAt?: Date } = {}) =>
    encryptVin({ vin, audience: "storefront", expiresAt: new Date("2026-11-16T00:00:00Z"), ...change }, vinKeys);

  it("responds in version 12 with one entry per vehicle", async () => {
    expect(await lookUp({ vin: defender })).toEqual({
      responseVersion: "12",
      vehicles: [
        {
          ...car,
          uuid: "owner-1",
          userIdType: "SAP_CDC",
          email: "one@example.com",
          vin: defender,
          vehicleId: "vehicle-1",
          powertrain: "PHEV",
          cryptedVin: expect.stringMatching(/^v1\.k1\./),
          productId: "REMOTE",
          expirationDate: "2026-12-15",
          subscriptions: [
            { productId: "REMOTE", expiryDate: "2026-12-15" },
            { productId: "CONNAV", expiryDate: "2027-03-01" },
            { productId: "CONNAV-PRO", expiryDate: "2027-09-01" },
          ],
        },
      ],
    });
  });

  it("responds in version 11 with one entry per subscription", async () => {
    const response = await lookUp({ vin: defender, responseVersion: "11" });
    expect(response.responseVersion).toBe("11");
    expect(response.vehicles.map(({ vin, productId, expirationDate }) => [vin, productId, expirationDate])).toEqual([
      [defender, "REMOTE", "2026-12-15"],
      [defender, "CONNAV", "2027-03-01"],
      [defender, "CONNAV-PRO", "2027-09-01"],
    ]);
    expect(response.vehicles[0]).toMatchObject({ vehicleId: "vehicle-1", powertrain: "PHEV" });
    expect(response.vehicles[0]).not.toHaveProperty("subscriptions");
  });

  it.each(["11", "12"] as const)("returns a vehicle without subscriptions in version %s", async (responseVersion) => {
    const { vehicles } = await lookUp({ vin: rover, responseVersion });
    expect(vehicles).toHaveLength(1);
    expect(vehicles[0]).toMatchObject({ vin: rover, productId: null, expirationDate: null });
    expect(vehicles[0]).not.toHaveProperty("vehicleId");
    expect(vehicles[0]).not.toHaveProperty("powertrain");
  });

  it("consolidates the variants of connected navigation on request", async () => {
    const products = async (consolidateConNav: "true" | "false") => {
      const response = await lookUp({ vin: defender, consolidateConNav, responseVersion: "11" });
      return response.vehicles.map(({ productId }) => productId);
    };
    expect(await products("false")).toEqual(["REMOTE", "CONNAV", "CONNAV-PRO"]);
    expect(await products("true")).toEqual(["REMOTE", "CONNAV-PRO"]);
  });

  it.each([
    ["true", "owner-1", [defender]],
    ["false", "owner-1", [defender, rover]],
    ["false", undefined, [defender]],
  ] as const)("with exactVehicleMatch %s finds for %s: %j", async (exactVehicleMatch, externalId, vins) => {
    const response = await lookUp({ vin: defender, exactVehicleMatch }, externalId);
    expect(response.vehicles.map(({ vin }) => vin)).toEqual(vins);
  });

  it("lists the vehicles of an owner", async () => {
    const response = await lookUp({ service: "vehicles" }, "owner-1");
    expect(response.vehicles.map(({ vin }) => vin)).toEqual([defender, rover]);
  });

  it.each(["true", "false"] as const)("refuses another user with E000 (exact match %s)", async (exactVehicleMatch) => {
    await expect(lookUp({ vin: stranger, exactVehicleMatch }, "owner-1")).rejects.toMatchObject({
      status: 403,
      type: "E000",
      message: "The VIN is connected to another user",
    });
  });

  it.each([
    ["an unknown VIN", () => lookUp({ vin: unknown })],
    ["an unknown VIN of a signed-in customer", () => lookUp({ vin: unknown }, "owner-1")],
    ["an owner without vehicles", () => lookUp({ service: "vehicles" }, "owner-3")],
    ["an encrypted unknown VIN", () => lookUp({ cryptedVin: seal(unknown) })],
    ["an encrypted VIN that has expired", () => lookUp({ cryptedVin: seal(defender, { expiresAt: now }) })],
    ["an encrypted VIN for another audience", () => lookUp({ cryptedVin: seal(defender, { audience: "other" }) })],
    ["a damaged encrypted VIN", () => lookUp({ cryptedVin: seal(defender).slice(0, -2) })],
    ["an encrypted VIN of another key", () => lookUp({ cryptedVin: seal(defender).replace(".k1.", ".k2.") })],
    ["a made-up encrypted VIN", () => lookUp({ cryptedVin: "nonsense" })],
    ["a VIN where an encrypted one belongs", () => lookUp({ cryptedVin: defender })],
  ])("gives the same refusal to %s", async (_, call) => {
    await expect(call()).rejects.toMatchObject(notFound);
  });

  it("accepts the encrypted VINs it issues, for any vehicle, until they expire", async () => {
    const call = createVehiclesClient(withBearer(connect(), "shop-token"));
    const issued = await call(issueCryptedVin, { body: { vin: defender, expiresInSeconds: 60 } });
    expect(issued.expiresAt).toBe("2026-11-15T10:01:00.000Z");
    const { vehicles } = await lookUp({ cryptedVin: issued.cryptedVin });
    expect(vehicles[0]?.vin).toBe(defender);
    const again = await lookUp({ cryptedVin: vehicles[0]!.cryptedVin });
    expect(again.vehicles[0]?.vin).toBe(defender);
    await expect(call(issueCryptedVin, { body: { vin: unknown, expiresInSeconds: 60 } })).resolves.toBeDefined();
  });

  describe("refuses with its own error document", () => {
    const lookup = "/vehicles?service=vehicle";
    it.each([
      ["no query", "/vehicles"],
      ["no VIN", lookup],
      ["two VINs", `${lookup}&vin=${defender}&cryptedVin=x`],
      ["the VIN twice", `${lookup}&vin=${defender}&vin=${rover}`],
      ["a short VIN", `${lookup}&vin=SAL`],
      ["a VIN with O", `${lookup}&vin=SALEA7BWAS2O00201`],
      ["a VIN in lower case", `${lookup}&vin=${defender.toLowerCase()}`],
      ["an injected VIN", `${lookup}&vin=${encodeURIComponent("' or 1=1 --")}`],
      ["a NUL in the VIN", `${lookup}&vin=SALEA7BWAS2Z0020%00`],
      ["an empty encrypted VIN", `${lookup}&cryptedVin=`],
      ["a huge encrypted VIN", `${lookup}&cryptedVin=${"a".repeat(5000)}`],
      ["another service", `/vehicles?service=../admin&vin=${defender}`],
      ["another version", `${lookup}&vin=${defender}&responseVersion=13`],
      ["an invalid flag", `${lookup}&vin=${defender}&exactVehicleMatch=yes`],
      ["an unknown field", `${lookup}&vin=${defender}&uuid=owner-1`],
      ["an invalid time stamp", `${lookup}&vin=${defender}&timestamp=now`],
      ["an owner's vehicles by VIN", `/vehicles?service=vehicles&vin=${defender}`],
      ["an owner's vehicles without the owner", "/vehicles?service=vehicles"],
    ])("%s", async (_, path) => {
      const { baseUrl, fetch } = withBearer(connect(), "shop-token");
      const response = await fetch(new Request(baseUrl + path));
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ code: "INVALID_REQUEST", message: expect.any(String) });
    });

    it.each(["", " ", "a b", "x".repeat(101), "' or 1=1"])("the external id %j", async (externalId) => {
      const { baseUrl, fetch } = withBearer(connect(), "shop-token");
      const headers = { "external-id": externalId };
      const response = await fetch(new Request(`${baseUrl}${lookup}&vin=${defender}`, { headers }));
      expect(response.status).toBe(400);
    });

    it.each([undefined, "", "Bearer", "Bearer ", "Bearer wrong", "Basic shop-token", "shop-token"])(
      "the authorization %j",
      async (authorization) => {
        const { baseUrl, fetch } = connect();
        const headers: HeadersInit = authorization === undefined ? {} : { authorization };
        const response = await fetch(new Request(`${baseUrl}${lookup}&vin=${defender}`, { headers }));
        expect(response.status).toBe(401);
        expect(await response.json()).toEqual({ code: "UNAUTHORIZED", message: expect.any(String) });
      },
    );

    it("an unknown call", async () => {
      const { baseUrl, fetch } = withBearer(connect(), "shop-token");
      const response = await fetch(new Request(`${baseUrl}/owners`));
      expect([response.status, await response.json()]).toEqual([
        404,
        { code: "NOT_FOUND", message: expect.any(String) },
      ]);
    });

    it("a caller above the limit", async () => {
      const { baseUrl, fetch } = withBearer(connect(), "busy-token");
      let response = new Response();
      for (let i = 0; i <= 400; i++) response = await fetch(new Request(`${baseUrl}/nothing`));
      expect(response.status).toBe(429);
      expect(response.headers.get("retry-after")).toBe("60");
    });
  });

  it("forbids caching of responses", async () => {
    const { baseUrl, fetch } = withBearer(connect(), "shop-token");
    const response = await fetch(new Request(`${baseUrl}/vehicles?service=vehicle&vin=${defender}`));
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
