import { describe, expect, it } from "vitest";
import { newStorage } from "../../../../test/browser-storage.ts";
import type { CustomerDocument, SelectedVehicleDocument } from "../lookup/vehicle-answer.ts";
import {
  removeStoredShopper,
  type StoredShopper,
  readEntry,
  readStoredVehicle,
  writeStoredShopper,
} from "./stored-vehicle.ts";

/** Constant, because "GB" is short enough to occur in what a random key encrypts. */
const secretOf = (byte: number) => ({
  key: Buffer.alloc(32, byte).toString("base64"),
  iv: Buffer.alloc(12, byte).toString("base64"),
});
const secret = secretOf(1);
const otherSecret = secretOf(2);
const now = Date.parse("2026-11-15T12:00:00Z");
const TEN_DAYS = 864_000_000;
const FIVE_MINUTES = 300_000;

const vehicle: SelectedVehicleDocument = {
  vin: "SALEXXXXXXXXX0201",
  vehicleId: "JLR-0201",
  cryptedVin: "k1.encrypted",
  make: "landrover",
  market: "GB",
  model: "RangeRoverEvoque",
  modelName: "Range Rover Evoque",
  subscriptions: [
    { productId: "SECURE" },
    { productId: "REMOTE", expiryDate: "2027-01-15" },
    { productId: "CONNAV", expiryDate: "2026-12-15" },
  ],
};
const customer: CustomerDocument = {
  email: "owner@example.com",
  uuid: "a50e8400-e29b-41d4-a716-446655440000",
  userIdType: "FORGEROCK",
  principalUuid: "b50e8400-e29b-41d4-a716-446655440000",
};
const facts: StoredShopper = { vehicle, customer, siteId: "VCS", localeId: "en-GB" };

/** Every entry with its value and its lifetime. */
const entries: readonly [name: string, value: string, lifeMs: number][] = [
  ["vehicleVin", "SALEXXXXXXXXX0201", TEN_DAYS],
  ["vehicleCryptedVin", "k1.encrypted", TEN_DAYS],
  ["market", "GB", TEN_DAYS],
  ["productId", "CONNAV", TEN_DAYS],
  ["vehicleMake", "landrover", TEN_DAYS],
  ["vehicleModel", "Range Rover Evoque", TEN_DAYS],
  ["subBrand", "RangeRoverEvoque", TEN_DAYS],
  ["expiryDates", JSON.stringify(vehicle.subscriptions), TEN_DAYS],
  ["expirationDate", "2026-12-15", TEN_DAYS],
  ["vehicleId", "JLR-0201", TEN_DAYS],
  ["appLocaleVCS", "en-GB", TEN_DAYS],
  ["userEmail", "owner@example.com", FIVE_MINUTES],
  ["userUuid", customer.uuid, FIVE_MINUTES],
  ["userType", "FORGEROCK", FIVE_MINUTES],
  ["principalUUID", customer.principalUuid, FIVE_MINUTES],
];
const names = entries.map(([name]) => name);
const customerNames = ["principalUUID", "userEmail", "userType", "userUuid"];

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").toSorted();

describe("the entries of a customer who has signed in", () => {
  it.each(entries)("%s holds %j encrypted for %d ms", async (name, value, lifeMs) => {
    const storage = newStorage();
    await writeStoredShopper(facts, { storage, secret, now });
    expect(storage.getItem(name)).not.toContain(value);
    expect(await readEntry(name, { storage, secret, now: now + lifeMs - 1 })).toBe(value);
    expect(await readEntry(name, { storage, secret: otherSecret, now })).toBeNull();
    expect(await readEntry(name, { storage, secret, now: now + lifeMs })).toBeNull();
    expect(namesIn(storage)).not.toContain(name);
  });

  it("have exactly these names", async () => {
    const storage = newStorage();
    await writeStoredShopper(facts, { storage, secret, now });
    expect(namesIn(storage)).toEqual(names.toSorted());
    expect(JSON.stringify(namesIn(storage))).not.toMatch(/id_token|loginRedirectUrl/);
  });
});

it("stores nothing about a guest, nor about the previous customer", async () => {
  const storage = newStorage();
  await writeStoredShopper(facts, { storage, secret, now });
  await writeStoredShopper({ ...facts, customer: undefined }, { storage, secret, now });
  expect(namesIn(storage)).toEqual(names.filter((name) => !customerNames.includes(name)).toSorted());
});

it("stores a language for each site", async () => {
  const storage = newStorage();
  await writeStoredShopper(facts, { storage, secret, now });
  await writeStoredShopper({ ...facts, siteId: "VCSJ", localeId: "de-DE" }, { storage, secret, now });
  const read = (name: string) => readEntry(name, { storage, secret, now });
  expect([await read("appLocaleVCS"), await read("appLocaleVCSJ")]).toEqual(["en-GB", "de-DE"]);
});

describe("the vehicle for a page without a connection", () => {
  it("is not read after ten days, nor in another session", async () => {
    const storage = newStorage();
    await writeStoredShopper(facts, { storage, secret, now });
    expect(await readStoredVehicle({ storage, secret, now: now + TEN_DAYS - 1 })).toEqual({
      maskedVin: "SALEXXXXXXXXX0201",
      market: "GB",
      make: "landrover",
      modelName: "Range Rover Evoque",
      expiryDates: vehicle.subscriptions,
    });
    expect(await readStoredVehicle({ storage, secret: otherSecret, now })).toBeNull();
    expect(await readStoredVehicle({ storage, secret, now: now + TEN_DAYS })).toBeNull();
  });

  it("is removed together with all other entries", async () => {
    const storage = newStorage();
    await writeStoredShopper(facts, { storage, secret, now });
    removeStoredShopper(storage);
    expect(storage.length).toBe(0);
    expect(await readStoredVehicle({ storage, secret, now })).toBeNull();
  });
});
