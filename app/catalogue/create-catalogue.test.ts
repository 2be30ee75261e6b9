import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lawOf } from "../../contracts/markets/market-law.ts";
import type { Client } from "../../contracts/client.ts";
import { offerOrganization, createOfferFixture } from "../../test/offer-fixture.ts";
import type { Catalogue, SiteLocale } from "./catalogue.ts";
import { DEFAULT_CONFIGURATIONS } from "./country-configurations.ts";
import { createCatalogue } from "./create-catalogue.server.ts";

let offer: Awaited<ReturnType<typeof createOfferFixture>>;
let catalogue: Catalogue;
const reports: string[] = [];
const clock = { at: Date.parse("2026-11-15T12:00:00Z") };

beforeAll(async () => {
  offer = await createOfferFixture({ now: () => new Date(clock.at) });
});
afterAll(() => offer.close());

beforeEach(() => {
  clock.at = Date.parse("2026-11-15T12:00:00Z");
  for (const watch of [offer.commerce, offer.helpContent]) Object.assign(watch, { behaviour: "well", calls: [] });
  catalogue = createCatalogue({
    guestSessions: async () => offer.clients,
    helpContent: offer.clients.helpContent,
    organizationId: offerOrganization,
    now: () => new Date(clock.at),
    report: (error) => void reports.push(error.message),
  });
  reports.length = 0;
});

const britain: SiteLocale = { siteId: "VCS", localeId: "en-GB", currency: "GBP" };
const germany: SiteLocale = { siteId: "VCSJ", localeId: "de-DE", currency: "EUR" };

describe("products", () => {
  it("have the shop's own shape", async () => {
    const [navigation] = await catalogue.products(britain, ["CONNAV"]);
    expect(navigation).toMatchObject({
      productId: "CONNAV",
      name: "Connected Navigation",
      image: "/art/services/connected-navigation.svg",
      isConnectedNavigation: true,
      showsDatesToOwnerOnly: false,
      hasVariations: true,
      plans: [
        { planId: "CONNAV-12M", term: { duration: 1, period: "year" }, price: { amount: 8900, currency: "GBP" } },
        { planId: "CONNAV-24M", term: { duration: 2, period: "year" }, price: { amount: 15_900, currency: "GBP" } },
        { planId: "CONNAV-36M", term: { duration: 3, period: "year" }, price: { amount: 22_400, currency: "GBP" } },
      ],
    });
    expect(navigation?.benefits).toHaveLength(3);
  });

  it("are read for the site and its market", async () => {
    const [navigation] = await catalogue.products(germany, ["CONNAV"]);
    expect(navigation?.image).toBe("/art/services/jaguar/connected-navigation.svg");
    expect(navigation?.plans.map(({ planId }) => planId)).toEqual(["CONNAV-12M", "CONNAV-24M"]);
    expect(navigation?.plans[0]?.price).toEqual({ amount: 9900, currency: "EUR" });
    expect(await catalogue.products(germany, ["WIFI"])).toEqual([]);
    expect(await catalogue.products(britain, ["WIFI"])).toHaveLength(1);
  });

  it("have no term when they are bought once", async () => {
    const [assistance] = await catalogue.products(britain, ["ADAS"]);
    expect(assistance?.plans.find(({ planId }) => planId === "ADAS-ONCE")).not.toHaveProperty("term");
  });

  it("are found by a plan too, each once and in the requested order", async () => {
    const found = await catalogue.products(britain, ["SECURE-24M", "CONNAV", "SECURE", "NOT-SOLD"]);
    expect(found.map(({ productId }) => productId)).toEqual(["SECURE", "CONNAV"]);
  });

  it("are the American ones in the pseudo-locale", async () => {
    const [navigation] = await catalogue.products({ siteId: "VCS", localeId: "en-XB", currency: "USD" }, ["CONNAV"]);
    expect(navigation?.plans[0]?.price).toEqual({ amount: 9900, currency: "USD" });
  });

  it("take two calls for each site and language, and are then cached", async () => {
    await Promise.all([catalogue.products(britain, ["CONNAV"]), catalogue.allProducts(britain)]);
    await catalogue.products(britain, ["LIVE"]);
    expect(offer.commerce.calls).toHaveLength(2);
  });

  it.each(["down", "nonsense"] as const)("stay available while commerce is %s", async (behaviour) => {
    const before = await catalogue.allProducts(britain);
    offer.commerce.behaviour = behaviour;
    clock.at += 86_400_000;
    expect(await catalogue.allProducts(britain)).toEqual(before);
    await expect(catalogue.allProducts(germany)).rejects.toMatchObject({ name: "Fault" });
  });
});

it("reads the preferences of a site", async () => {
  expect(await catalogue.preferences("VCS")).toMatchObject({
    isAccountHidden: false,
    mentionsVat: true,
    hasTaxIntegration: true,
    billingMatchCountries: ["US", "CA"],
    isGuestRefundOffered: true,
    taxIntegrationCountries: ["US", "CA"],
    allOrdersCountries: ["CA", "US"],
  });
});

it("offers auto-renewal in the countries that commerce names, but never where the law has it off", async () => {
  const { autoRenewalCountries } = await catalogue.preferences("VCS");
  expect(autoRenewalCountries).toContain("DE");
  const { autoRenew } = lawOf({ localeId: "de-DE" });
  autoRenew.mode = "off";
  const read = await catalogue.preferences("VCSJ").finally(() => (autoRenew.mode = "optIn"));
  expect(read.autoRenewalCountries).toEqual(autoRenewalCountries.filter((country) => country !== "DE"));
});

describe("the configuration of countries", () => {
  it("is read from commerce's objects", async () => {
    const countries = await catalogue.countries("VCS");
    expect(countries.US).toEqual({ serviceVersion: "11", extraMarkets: [] });
    expect(countries.GB).toEqual({ serviceVersion: "12", extraMarkets: ["JE", "GG", "IM"] });
    expect(Object.keys(countries)).toHaveLength(12);
  });

  it.each(["down", "nonsense"] as const)("is the default while commerce is %s", async (behaviour) => {
    offer.commerce.behaviour = behaviour;
    expect(await catalogue.countries("VCS")).toEqual(DEFAULT_CONFIGURATIONS);
  });
});

describe("the help content", () => {
  it.each([
    { localeId: "en-GB", country: "GB", count: 40, first: "Andorra" },
    { localeId: "cs-CZ", country: "CZ", count: 40, first: "Andorra" },
    { localeId: "en-US", country: "US", count: 3, first: "Canada" },
  ] as const)(
    "lists the countries of connected navigation for $country",
    async ({ localeId, country, count, first }) => {
      const countries = await catalogue.coverage({ localeId, country });
      expect(countries).toHaveLength(count);
      expect(countries[0]).toMatchObject({ name: first });
    },
  );

  const britishHelp = { localeId: "en-GB", country: "GB" } as const;

  it.each([
    { isRegistered: false, isAutoRenewalInCountry: false, last: "find-vin" },
    { isRegistered: false, isAutoRenewalInCountry: true, last: "find-vin" },
    { isRegistered: true, isAutoRenewalInCountry: false, last: "find-vin" },
    { isRegistered: true, isAutoRenewalInCountry: true, last: "auto-renewal-charge" },
  ])(
    "has the questions for visitors with registered $isRegistered and auto-renewal $isAutoRenewalInCountry",
    async ({ last, ...audience }) => {
      const questions = await catalogue.renewalQuestions({ ...britishHelp, ...audience });
      expect(questions[0]?.id).toBe("renew-early");
      expect(questions.at(-1)?.id).toBe(last);
      expect(questions[0]?.answerHtml).toMatch(/^<p>/);
    },
  );

  const audience = { ...britishHelp, isRegistered: true, isAutoRenewalInCountry: true };

  it.each(["c_isFaqenabled", "c_showContent"] as const)(
    "leaves out an entry that is switched off by %s, whatever the service sends",
    async (flag) => {
      const all = await catalogue.questions(audience);
      const renewals = await catalogue.renewalQuestions(audience);
      const switchedOff = renewals[0]?.id;
      const faulty: Client = async (endpoint, input, options) => {
        const answer = (await offer.clients.helpContent(endpoint, input, options)) as { hits: { id: string }[] };
        const hits = answer.hits.map((hit) => (hit.id === switchedOff ? { ...hit, [flag]: false } : hit));
        return { ...answer, hits } as never;
      };
      const catalogueOfFaulty = createCatalogue({
        guestSessions: async () => offer.clients,
        helpContent: faulty,
        organizationId: offerOrganization,
        now: () => new Date(clock.at),
        report: () => undefined,
      });
      expect(await catalogueOfFaulty.questions(audience)).toEqual(all.filter(({ id }) => id !== switchedOff));
      expect(await catalogueOfFaulty.renewalQuestions(audience)).toEqual(renewals.slice(1));
    },
  );

  it.each([
    ["nonsense", ["ERROR IN STRUCTURE OF CONTENT ASSET"]],
    ["down", []],
  ] as const)("is reported when the service is %s as %j", async (behaviour, expected) => {
    offer.helpContent.behaviour = behaviour;
    await expect(catalogue.helpText({ localeId: "en-GB", name: "terms" })).rejects.toMatchObject({ name: "Fault" });
    expect(reports).toEqual(expected);
  });

  it("has a new version of a legal text from the first minute of its day in the market", async () => {
    const text = { localeId: "de-DE", name: "terms" } as const;
    const row = { id: "Terms_Conditions", locale: "de-DE", name: "AGB", body: "<p>Neu</p>" } as const;
    const contents = [{ ...row, version: "2026-11-20", details: { changes: "Neu gefasst." } }];
    await offer.addHelpContent({ questions: [], splashPages: [], contents });
    // In Germany this is one minute before midnight.
    clock.at = Date.parse("2026-11-19T22:59:00Z");
    expect((await catalogue.helpText(text)).version).toBe("2026-11-19");
    clock.at += 60_000;
    const current = await catalogue.helpText(text);
    expect(current).toMatchObject({ version: "2026-11-20", bodyHtml: "<p>Neu</p>" });
    expect(current.versions?.map(({ version }) => version)).toEqual([
      "2026-11-20",
      "2026-11-19",
      "2026-11-01",
      "2026-05-01",
    ]);
    const old = await catalogue.helpText({ ...text, version: "2026-05-01" });
    expect([old.version, old.bodyHtml === current.bodyHtml]).toEqual(["2026-05-01", false]);
    await expect(catalogue.helpText({ ...text, version: "2026-05-02" })).rejects.toMatchObject({ status: 404 });
  });

  it("keeps a legal text over midnight while the service is down", async () => {
    const text = { localeId: "cs-CZ", name: "terms" } as const;
    const before = await catalogue.helpText(text);
    offer.helpContent.behaviour = "down";
    clock.at += 24 * 3_600_000;
    expect(await catalogue.helpText(text)).toEqual(before);
  });

  it.each([
    ["Defender", "defender"],
    ["RangeRoverEvoque", "evoque"],
    ["Unknown", undefined],
    ["L460 / SE", undefined],
  ])("has the image of the model %s: %s", async (modelKey, image) => {
    expect(await catalogue.vehicleImage({ localeId: "en-GB", modelKey })).toBe(image);
  });

  it.each([
    ["VCS", "stay-connected", "en-GB", "Stay connected, wherever the road ends"],
    ["VCSJ", "drive-informed", "en-GB", "Every drive, better informed"],
    ["VCS", "stay-connected", "de-DE", "Verbunden bleiben, auch wo die Straße endet"],
    ["VCSJ", "stay-connected", "en-GB", undefined],
    ["VCS", "above-and-beyond", "en-GB", undefined],
  ] as const)("of %s for the splash page %s in %s has the title %s", async (siteId, name, localeId, title) => {
    expect((await catalogue.splashPage({ siteId, name, localeId }))?.title).toBe(title);
  });
});
