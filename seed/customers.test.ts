import { describe, expect, it } from "vitest";
import { createCustomerAddress } from "../contracts/commerce/customers/customer-addresses.ts";
import { createCustomerPaymentInstrument } from "../contracts/commerce/customers/customer-payment-instruments.ts";
import { getCustomer } from "../contracts/commerce/customers/customers.ts";
import { createScapiClient } from "../contracts/commerce/scapi.ts";
import { fillCustomers } from "../platform/commerce/shopper/customers/fill-customers.ts";
import { createPasswords } from "../platform/commerce/shopper/password-hash.ts";
import { isCardExpired } from "../platform/commerce/shopper/customers/payment-instruments.ts";
import { bearer, loginRegistered, params, prepareShopper } from "../test/shopper-fixture.ts";
import {
  demoCustomers,
  demoMarkets,
  demoPassword,
  demoPersonas,
  type DemoPersona,
  demoSites,
  findDemoCustomer,
  seedCustomers,
} from "./customers.ts";

const today = new Date("2026-11-15T12:00:00Z");
const { customers } = seedCustomers(today);
const personas = Object.keys(demoPersonas) as DemoPersona[];

describe("sample accounts", () => {
  it("exist for every persona in the twelve markets of both sites", () => {
    expect(demoMarkets).toEqual(["GBR", "DEU", "FRA", "ITA", "ESP", "PRT", "NLD", "BEL", "AUT", "CZE", "USA", "CAD"]);
    expect(demoCustomers).toHaveLength(demoSites.length * demoMarkets.length * personas.length);
    for (const siteId of demoSites) {
      for (const market of demoMarkets) {
        for (const persona of personas)
          expect(findDemoCustomer({ siteId, market, persona }).email).toMatch(/@example\.com$/);
      }
    }
  });

  it("have different ids, and one identity per person on both sites", () => {
    const distinct = (of: (customer: (typeof demoCustomers)[number]) => string) => new Set(demoCustomers.map(of)).size;
    const people = demoMarkets.length * personas.length;
    expect(distinct(({ id }) => id)).toBe(demoCustomers.length);
    for (const key of ["email", "cdcId", "forgerockId", "crmId"] as const) {
      expect(distinct((customer) => customer[key])).toBe(people);
    }
    expect(new Set(customers.map(({ customerNo }) => customerNo)).size).toBe(customers.length);
  });

  it("do not change from day to day", () => {
    expect(findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "severalVehicles" })).toEqual({
      id: "ab2a84eb517733ed79a7df3110",
      siteId: "VCS",
      market: "GBR",
      persona: "severalVehicles",
      email: "owner1.gbr@example.com",
      firstName: "Charlotte",
      lastName: "Ashworth",
      cdcId: "bb836c5a-b25f-4841-9589-7b01b63c10c4",
      forgerockId: "9ccd2bc3-2cd4-4a1e-a5cb-c428a61b8ffb",
      crmId: "CRM-GBR-0001",
    });
    expect(seedCustomers(today)).toEqual(seedCustomers(today));
  });

  it("have only data that the platform would accept", () => {
    for (const { addresses, paymentInstruments } of customers) {
      for (const address of addresses) expect(createCustomerAddress.body.safeParse(address).error).toBeUndefined();
      for (const { paymentInstrumentId: _, ...card } of paymentInstruments) {
        expect(createCustomerPaymentInstrument.body.safeParse(card).error).toBeUndefined();
      }
    }
  });

  it.each(["2026-01-15T00:00:00Z", "2026-11-15T12:00:00Z", "2026-12-31T23:00:00Z"])(
    "have an expired card in one account only, on %s",
    (day) => {
      const at = new Date(day);
      const expired = seedCustomers(at).customers.filter(({ paymentInstruments }) =>
        paymentInstruments.some(({ paymentCard }) => isCardExpired(paymentCard, at)),
      );
      const ids = demoCustomers.filter(({ persona }) => persona === "expiredCard").map(({ id }) => id);
      expect(expired.map(({ id }) => id)).toEqual(ids);
    },
  );

  it("are added once, and can sign in", async () => {
    const fixture = await prepareShopper({ passwords: createPasswords() });
    const connection = {
      baseUrl: "http://embedded.invalid",
      fetch: async (request: Request) => fixture.app.fetch(request),
    };
    await fillCustomers(fixture.database.queries, seedCustomers(today));
    await fillCustomers(fixture.database.queries, seedCustomers(today));
    const { id, email, cdcId } = findDemoCustomer({ siteId: "VCSJ", market: "CZE", persona: "expiredCard" });
    const tokens = await loginRegistered(connection, { login: email, password: demoPassword }, "VCSJ");
    expect(tokens.customer_id).toBe(id);
    const input = { params: { ...params, customerId: id }, query: { siteId: "VCSJ" } };
    expect(await createScapiClient(connection)(getCustomer, input, bearer(tokens))).toMatchObject({
      firstName: "Matěj",
      lastName: "Černý",
      c_sapCdcId: cdcId,
      addresses: [{ addressId: "billing", countryCode: "CZ", preferred: true }],
      paymentInstruments: [{ paymentCard: { creditCardExpired: true } }],
    });
    await fixture.close();
  });
});
