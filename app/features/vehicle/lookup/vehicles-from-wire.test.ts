import { describe, expect, it } from "vitest";
import type { VehicleResponse } from "../../../../contracts/vehicles/lookup-vehicles.ts";
import { vehicleMarkets } from "../../../../contracts/vehicles/vehicle-identity.ts";
import { vehicleModels } from "../../../../contracts/vehicles/vehicle-models.ts";
import { vehiclesFromWire } from "./vehicles-from-wire.ts";

type Entry11 = Extract<VehicleResponse, { responseVersion: "11" }>["vehicles"][number];
type Entry12 = Extract<VehicleResponse, { responseVersion: "12" }>["vehicles"][number];

const entry11 = (more: Partial<Entry11> = {}): Entry11 => ({
  uuid: "owner-1",
  userIdType: "SAP_CDC",
  email: "owner@example.com",
  vin: "SALEA7BWAS2Z00201",
  cryptedVin: "sealed",
  market: "GBR",
  model: "L663",
  make: "Land Rover",
  brand: "Defender",
  vehicleLine: "L663",
  vehicleModel: "Defender",
  vehicleId: "vehicle-1",
  productId: "CONNAV",
  expirationDate: "2026-12-15",
  ...more,
});
const entry12 = (more: Partial<Entry12> = {}): Entry12 => ({ ...entry11(), subscriptions: [], ...more });
const version11 = (...vehicles: Entry11[]): VehicleResponse => ({ responseVersion: "11", vehicles });
const version12 = (...vehicles: Entry12[]): VehicleResponse => ({ responseVersion: "12", vehicles });
const firstOf = (answer: VehicleResponse) => vehiclesFromWire(answer)[0];

const connav = { productId: "CONNAV", expiresOn: "2026-12-15" };
const live = { productId: "LIVE", expiresOn: "2027-01-31" };

describe("a vehicle from the wire", () => {
  it("has the fields that the shop needs, without its owner's e-mail address", () => {
    const subscriptions = [{ productId: "CONNAV", expiryDate: "2026-12-15" }];
    expect(vehiclesFromWire(version12(entry12({ subscriptions })))).toEqual([
      {
        vin: "SALEA7BWAS2Z00201",
        id: "vehicle-1",
        cryptedVin: "sealed",
        make: "landrover",
        country: "GB",
        modelKey: "Defender",
        modelName: "Defender",
        subscriptions: [connav],
        owner: { id: "owner-1", isForgerockUser: false },
      },
    ]);
  });

  it("has the powertrain where the vehicle service knows it", () => {
    expect(firstOf(version12(entry12({ powertrain: "PHEV" })))).toMatchObject({ powertrain: "PHEV" });
    expect(firstOf(version11(entry11({ powertrain: "BEV" })))).toMatchObject({ powertrain: "BEV" });
    expect(firstOf(version12(entry12()))).not.toHaveProperty("powertrain");
  });

  it("has no id where the maker's systems gave none", () => {
    expect(firstOf(version12(entry12({ vehicleId: undefined })))).not.toHaveProperty("id");
  });

  it.each([
    ["Land Rover", "landrover"],
    ["LAND ROVER", "landrover"],
    ["Jaguar", "jaguar"],
    ["jaguar", "jaguar"],
    ["Tata", undefined],
    ["", undefined],
    ["toString", undefined],
  ])("of the make %j has the shop's make %s, or is left out", (make, ownMake) => {
    expect(firstOf(version12(entry12({ make })))?.make).toBe(ownMake);
  });

  it.each([...Object.entries(vehicleMarkets), ["JEY", "JE"], ["GGY", "GG"], ["IMN", "IM"], ["JPN", "JPN"], ["", ""]])(
    "of the market %j is of the country %j",
    (market, country) => {
      expect(firstOf(version12(entry12({ market })))?.country).toBe(country);
    },
  );

  it.each([
    ["FORGEROCK", true],
    ["SAP_CDC", false],
    ["forgerock", false],
    ["", false],
  ])(
    "whose owner's id is of the type %j belongs to the identity provider's user: %s",
    (userIdType, isForgerockUser) => {
      expect(firstOf(version12(entry12({ userIdType })))?.owner).toEqual({ id: "owner-1", isForgerockUser });
    },
  );
});

describe("the model", () => {
  const spellings = vehicleModels.flatMap(({ key, name, lines, aliases }) =>
    [key, name, ...lines, ...aliases].map((spelling) => [spelling, key, name] as const),
  );
  it.each(spellings)("delivered as %s has the key %s and the name %s", (vehicleModel, modelKey, modelName) => {
    expect(firstOf(version12(entry12({ vehicleModel, model: "?" })))).toMatchObject({ modelKey, modelName });
  });

  it.each([
    [
      "spelled in another way",
      { vehicleModel: "range-rover EVOQUE", model: "?" },
      "RangeRoverEvoque",
      "Range Rover Evoque",
    ],
    ["known by its project code only", { vehicleModel: "Unlisted", model: "X590" }, "IPace", "I-PACE"],
    ["that is not listed", { vehicleModel: "Type 00", model: "GT Concept" }, "Type 00", "GT Concept"],
  ])("%s has the key $2 and the name $3", (_, wire, modelKey, modelName) => {
    expect(firstOf(version12(entry12(wire)))).toMatchObject({ modelKey, modelName });
  });
});

describe("subscriptions", () => {
  it.each<[string, VehicleResponse]>([
    [
      "version 11, an entry for each",
      version11(entry11(), entry11({ productId: "LIVE", expirationDate: "2027-01-31" })),
    ],
    [
      "version 12, all in one entry",
      version12(
        entry12({
          subscriptions: [
            { productId: "CONNAV", expiryDate: "2026-12-15" },
            { productId: "LIVE", expiryDate: "2027-01-31" },
          ],
        }),
      ),
    ],
  ])("are the same in %s", (_, answer) => {
    expect(vehiclesFromWire(answer)).toMatchObject([{ subscriptions: [connav, live] }]);
  });

  it.each<[string, VehicleResponse, object]>([
    ["no service in version 11", version11(entry11({ productId: null, expirationDate: null })), { subscriptions: [] }],
    ["no service in version 12", version12(entry12()), { subscriptions: [] }],
    [
      "a service without an end in version 11",
      version11(entry11(), entry11({ productId: "EV", expirationDate: null })),
      { subscriptions: [connav], undated: ["EV"] },
    ],
    [
      "a service without an end in version 12",
      version12(entry12({ subscriptions: [{ productId: "EV", expiryDate: null }] })),
      { subscriptions: [], undated: ["EV"] },
    ],
  ])("are read from %s", (_, answer, facts) => {
    expect(vehiclesFromWire(answer)).toMatchObject([facts]);
  });

  it("have no list of undated services when all have an end", () => {
    expect(firstOf(version11(entry11()))).not.toHaveProperty("undated");
  });

  it("of version 12 come from the list, not from the entry's own product", () => {
    const entry = entry12({ productId: "LIVE", expirationDate: "2020-01-01", subscriptions: [] });
    expect(firstOf(version12(entry))?.subscriptions).toEqual([]);
  });
});

describe("several vehicles", () => {
  const other = "SALWA2BE5LA000002";
  it("keep the order of the answer, each once, with its own subscriptions", () => {
    const answer = version11(
      entry11({ vin: other, productId: "LIVE", expirationDate: "2027-01-31" }),
      entry11(),
      entry11({ vin: other, productId: null, expirationDate: null }),
    );
    expect(vehiclesFromWire(answer)).toMatchObject([
      { vin: other, subscriptions: [live] },
      { vin: "SALEA7BWAS2Z00201", subscriptions: [connav] },
    ]);
  });

  it("with the same VIN are read as one, with the data of the first entry", () => {
    const answer = version11(entry11({ vehicleId: "first" }), entry11({ vehicleId: "second", market: "DEU" }));
    expect(vehiclesFromWire(answer)).toMatchObject([{ id: "first", country: "GB" }]);
  });

  it("leave out those of a make that is not sold here", () => {
    const answer = version12(entry12({ make: "Rover" }), entry12({ vin: other, make: "Jaguar" }));
    expect(vehiclesFromWire(answer).map(({ vin }) => vin)).toEqual([other]);
  });

  it("are none in an empty answer", () => {
    expect(vehiclesFromWire(version12())).toEqual([]);
  });
});
