import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { findAccountByEmail } from "../../platform/identity/accounts.ts";
import { fillAccounts } from "../../platform/identity/fill-accounts.ts";
import { isPassword, minPasswordLength } from "../../platform/identity/passwords.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { demonstrationPassword, ownerId, seedAccounts } from "./accounts.ts";

const seed = seedAccounts();
const countries = ["GB", "DE", "FR", "IT", "ES", "PT", "NL", "BE", "AT", "CZ", "US", "CA"];

describe("the accounts of the demonstration", () => {
  // The vehicles of the demonstration name these owners.
  it.each([
    ["GBR", 1, "bb836c5a-b25f-4841-9589-7b01b63c10c4"],
    ["CAD", 9, "a49813d9-fd19-4616-ba4a-c86d52946385"],
  ] as const)("keep the id of owner %s %i", (market, n, id) => {
    expect(ownerId(market, n)).toBe(id);
    const email = `owner${n}.${market.toLowerCase()}@example.com`;
    expect(seed.accounts.find(({ sub }) => sub === id)?.email).toBe(email);
  });

  it.each(countries)("have every kind of owner in %s", (country) => {
    const kinds = seed.samples.filter((sample) => sample.country === country).map(({ kind }) => kind);
    expect(kinds).toEqual(["several", "owner", "owner", "providerId", "other"]);
  });

  it("have one without a CRM id, one without a CDC id and one without a vehicle", () => {
    expect(seed.accounts.filter(({ crmId }) => crmId === null).map(({ email }) => email)).toEqual([
      "no-crm@example.com",
    ]);
    expect(seed.accounts.filter(({ cdcId }) => cdcId === null).map(({ email }) => email)).toEqual([
      "no-cdc@example.com",
    ]);
    expect(seed.samples.filter(({ country }) => !country).map(({ kind }) => kind)).toEqual([
      "nobody",
      "noCrm",
      "noCdc",
    ]);
  });

  it("are different people, each with names", () => {
    expect(new Set(seed.accounts.map(({ sub }) => sub)).size).toBe(63);
    expect(new Set(seed.accounts.map(({ email }) => email)).size).toBe(63);
    expect(seed.accounts.filter(({ givenName, familyName }) => !givenName || !familyName)).toEqual([]);
  });
});

describe("filling them in", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("works a second time, and the shared password opens each", async () => {
    await fillAccounts(database.queries, seed);
    await fillAccounts(database.queries, seed);
    const account = await findAccountByEmail(database.queries, "owner1.gbr@example.com");
    expect(await isPassword(demonstrationPassword, account?.passwordHash ?? "")).toBe(true);
    expect(demonstrationPassword.length).toBeGreaterThanOrEqual(minPasswordLength);
  });
});
