import { expect, it } from "vitest";
import { issueCryptedVin, maxCryptedVinSeconds } from "../../contracts/vehicles/issue-crypted-vin.ts";
import { createVehiclesClient, vehicleFault, withBearer } from "../../contracts/vehicles/vehicles-wire.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { createVehicles } from "./vehicles.ts";
import { decryptVin, readVinKeys } from "./vin-cipher.ts";

const now = new Date("2026-11-15T10:00:00.999Z");
const vinKeys = readVinKeys(`k1:${Buffer.alloc(32, 5).toString("base64")}`);
const vin = "SALEA7BWAS2Z00201";

async function prepare() {
  const database = await openTestDatabase();
  const callers = [{ name: "shop", token: "token" }];
  const app = createVehicles({ database, now: () => now, callers, vinKeys, audience: "mails" });
  return { app, close: () => database.close() };
}

describeContract("encrypted VINs for links", prepare, (connect) => {
  it.each([1, 60, maxCryptedVinSeconds])("are issued for %d seconds and for their audience", async (seconds) => {
    const call = createVehiclesClient(withBearer(connect(), "token"));
    const { cryptedVin, expiresAt } = await call(issueCryptedVin, { body: { vin, expiresInSeconds: seconds } });
    const end = new Date(expiresAt).getTime();
    expect(end).toBeLessThanOrEqual(now.getTime() + seconds * 1000);
    const open = (audience: string, time: number) => decryptVin({ cryptedVin, audience, now: new Date(time) }, vinKeys);
    expect(open("mails", end - 1)).toBe(vin);
    expect(open("mails", end)).toBeUndefined();
    expect(open("storefront", end - 1)).toBeUndefined();
  });

  it.each([
    ["no body", undefined],
    ["another JSON", "[]"],
    ["no JSON", "vin"],
    ["no VIN", JSON.stringify({ expiresInSeconds: 60 })],
    ["an invalid VIN", JSON.stringify({ vin: "SAL", expiresInSeconds: 60 })],
    ["a list of VINs", JSON.stringify({ vin: [vin], expiresInSeconds: 60 })],
    ["no lifetime", JSON.stringify({ vin })],
    ["a lifetime of zero", JSON.stringify({ vin, expiresInSeconds: 0 })],
    ["a negative lifetime", JSON.stringify({ vin, expiresInSeconds: -1 })],
    ["too long a lifetime", JSON.stringify({ vin, expiresInSeconds: maxCryptedVinSeconds + 1 })],
    ["part of a second", JSON.stringify({ vin, expiresInSeconds: 1.5 })],
    ["a lifetime as text", JSON.stringify({ vin, expiresInSeconds: "60" })],
    ["another audience", JSON.stringify({ vin, expiresInSeconds: 60, audience: "storefront" })],
    ["another key", JSON.stringify({ vin, expiresInSeconds: 60, keyId: "k1" })],
  ])("are refused for %s", async (_, body) => {
    const { baseUrl, fetch } = withBearer(connect(), "token");
    const response = await fetch(new Request(`${baseUrl}/crypted-vins`, { method: "POST", ...(body && { body }) }));
    expect(response.status).toBe(400);
    expect(vehicleFault.parse(await response.json()).code).toBe("INVALID_REQUEST");
  });
});
