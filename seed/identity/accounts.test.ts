import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { findAccountByEmail } from "../../platform/identity/accounts.ts";
import { fillAccounts } from "../../platform/identity/fill-accounts.ts";
import { verifyPassword, minPasswordLength } from "../../platform/identity/passwords.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { demoCustomers } from "../customers.ts";
import { ownerEmail, ownerIdType, ownerNumbers, ownerUuid } from "../vehicles/owners.ts";
import { demonstrationPassword, seedAccounts } from "./accounts.ts";

const seed = seedAccounts();
const countries = ["GB", "DE", "FR", "IT", "ES", "PT", "NL", "BE", "AT", "CZ", "US", "CA"];

describe("the accounts of the demonstration", () => {
  it.each(ownerNumbers)("are the owners of the vehicles: %i", (n) => {
    const account = seed.accounts.find(({ email }) => email === ownerEmail("GBR", n));
    const id = ownerIdType(n) === "FORGEROCK" ? account?.sub : account?.cdcId;
    expect(id).toBe(ownerUuid("GBR", n));
  });

  it.each(demoCustomers.filter(({ siteId }) => siteId === "VCSJ"))(
    "are the customers of the shop: $email",
    (customer) => {
      expect(seed.accounts.find(({ email }) => email === customer.email)).toEqual({
        sub: customer.forgerockId,
        email: customer.email,
        emailVerified: true,
        givenName: customer.firstName,
        familyName: customer.lastName,
        crmId: customer.crmId,
        cdcId: customer.cdcId,
      });
    },
  );

  it.each(countries)("have every kind of person in %s", (country) => {
    const kinds = seed.samples.filter((sample) => sample.country === country).map(({ kind }) => kind);
    expect(kinds).toEqual(["several", "owner", "owner", "providerId", "noVehicle", "other"]);
  });

  it("have one without a CRM id and one without a CDC id", () => {
    const missing = (name: "crmId" | "cdcId") =>
      seed.accounts.filter((one) => one[name] === null).map(({ email }) => email);
    expect(missing("crmId")).toEqual(["no-crm@example.com"]);
    expect(missing("cdcId")).toEqual(["no-cdc@example.com"]);
  });

  it("are different people, each with names", () => {
    expect(new Set(seed.accounts.map(({ sub }) => sub)).size).toBe(74);
    expect(new Set(seed.accounts.map(({ email }) => email)).size).toBe(74);
    expect(seed.accounts.filter(({ givenName, familyName }) => !givenName || !familyName)).toEqual([]);
  });
});

describe("adding them", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("can be repeated, and sets the shared password", async () => {
    await fillAccounts(database.queries, seed);
    await fillAccounts(database.queries, seed);
    const account = await findAccountByEmail(database.queries, "owner1.gbr@example.com");
    expect(await verifyPassword(demonstrationPassword, account?.passwordHash ?? "")).toBe(true);
    expect(demonstrationPassword.length).toBeGreaterThanOrEqual(minPasswordLength);
  });
});
