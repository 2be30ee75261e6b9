import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { VehicleDocument } from "../lookup/vehicle-answer.ts";
import { callHref, decryptText, encryptText, forgetVehicle, recallVehicle, rememberVehicle } from "./vehicle-mirror.ts";

const newSecret = () => ({ key: randomBytes(32).toString("base64"), iv: randomBytes(12).toString("base64") });
const secret = newSecret();
const now = Date.parse("2026-11-15T12:00:00Z");

const vehicle: VehicleDocument = {
  vin: "SALEXXXXXXXXX0201",
  make: "landrover",
  market: "GB",
  model: "Defender",
  modelName: "Defender",
  subscriptions: [
    { productId: "SECURE" },
    { productId: "REMOTE", expiryDate: "2027-01-15" },
    { productId: "CONNAV", expiryDate: "2026-12-15" },
  ],
};

/** A browser's storage, in memory. */
function newStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (name) => entries.get(name) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (name) => void entries.delete(name),
    setItem: (name, value) => void entries.set(name, value),
  };
}

const valuesOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? "") ?? "");

describe("a value", () => {
  it.each(["Defender", "", "Škoda ěščř 漢字 🚙"])("%j comes back as it was", async (text) => {
    expect(await decryptText((await encryptText(text, secret)) ?? "", secret)).toBe(text);
  });

  it("is another text each time", async () => {
    expect(await encryptText("Defender", secret)).not.toBe(await encryptText("Defender", secret));
  });

  it.each([
    ["with another key", { ...newSecret(), iv: secret.iv }],
    ["in another session", { ...secret, iv: newSecret().iv }],
    ["with a key that is none", { key: "!", iv: secret.iv }],
  ])("is null %s", async (_, other) => {
    expect(await decryptText((await encryptText("Defender", secret)) ?? "", other)).toBeNull();
  });

  it.each(["", "rubbish", "AAAA", "!!!"])("is null when %j is kept", async (sealed) => {
    expect(await decryptText(sealed, secret)).toBeNull();
  });

  it("is null when it cannot be made", async () => {
    expect(await encryptText("Defender", { key: "", iv: "" })).toBeNull();
  });
});

describe("the mirror", () => {
  it("keeps the vehicle under the known names, and no text anybody can read", async () => {
    const storage = newStorage();
    await rememberVehicle(vehicle, { storage, secret, now });
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").sort()).toEqual([
      "expirationDate",
      "expiryDates",
      "market",
      "productId",
      "vehicleMake",
      "vehicleModel",
      "vehicleVin",
    ]);
    for (const value of valuesOf(storage)) expect(value).not.toMatch(/Defender|SALE|CONNAV|2026-12/);
    expect(await recallVehicle({ storage, secret, now })).toEqual({
      maskedVin: "SALEXXXXXXXXX0201",
      market: "GB",
      make: "landrover",
      modelName: "Defender",
      expiryDates: vehicle.subscriptions,
    });
  });

  it("ends after ten days, and in another session", async () => {
    const storage = newStorage();
    await rememberVehicle(vehicle, { storage, secret, now });
    expect(await recallVehicle({ storage, secret, now: now + 864_000_000 - 1 })).not.toBeNull();
    expect(await recallVehicle({ storage, secret, now: now + 864_000_000 })).toBeNull();
    expect(await recallVehicle({ storage, secret: newSecret(), now })).toBeNull();
  });

  it("forgets", async () => {
    const storage = newStorage();
    await rememberVehicle(vehicle, { storage, secret, now });
    forgetVehicle(storage);
    expect(storage.length).toBe(0);
    expect(await recallVehicle({ storage, secret, now })).toBeNull();
  });
});

describe("what the mirror asks the shop", () => {
  it.each([
    ["/", "/service-call-apigee?service=vehicle"],
    ["/jaguar/fr-BE", "/jaguar/fr-BE/service-call-apigee?service=vehicle"],
    ["/de-DE/", "/de-DE/service-call-apigee?service=vehicle"],
    ["/de-DE/?site=jaguar", "/de-DE/service-call-apigee?site=jaguar&service=vehicle"],
    ["/?site=jaguar&locale=de-DE", "/service-call-apigee?site=jaguar&locale=de-DE&service=vehicle"],
  ])("from %s", (home, href) => {
    expect(callHref(home, "service-call-apigee", { service: "vehicle" })).toBe(href);
  });
});
