import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { offerOrganization, createOfferFixture } from "../../../test/offer-fixture.ts";
import { createCatalogue } from "../../catalogue/create-catalogue.server.ts";
import { LOCALES } from "../../site/locales.ts";
import type { HelpDeps } from "./help-deps.ts";
import { loadFaq } from "./faq/load-faq.server.ts";
import { loadLegal } from "./legal/load-legal.server.ts";

type Offer = Awaited<ReturnType<typeof createOfferFixture>>;

let offer: Offer;
let fixture: HelpDeps;
const clock = { at: Date.parse("2026-11-15T12:00:00Z") };

beforeAll(async () => {
  offer = await createOfferFixture();
});
afterAll(() => offer.close());
beforeEach(() => {
  for (const watch of [offer.commerce, offer.helpContent]) Object.assign(watch, { behaviour: "well", calls: [] });
  fixture = depsOf(offer);
});

function depsOf({ clients }: Offer): HelpDeps {
  return {
    catalogue: createCatalogue({
      guestSessions: async () => clients,
      helpContent: clients.helpContent,
      report: () => undefined,
      organizationId: offerOrganization,
      now: () => new Date(clock.at),
    }),
    siteId: "VCS",
    locale: { id: "en-GB" },
    market: { country: "GB", currency: "GBP" },
    isRegistered: false,
    // A busy machine may be slow with the first read.
    timeoutMs: 60_000,
    contentTimeoutMs: 60_000,
  };
}

const loadTerms = (deps: HelpDeps, version: string | null = null) => loadLegal(deps, { name: "terms", version });

async function idsFor(change: Partial<HelpDeps>): Promise<string[]> {
  const outcome = await loadFaq({ ...fixture, ...change });
  return outcome.kind === "faq" ? outcome.page.questions.map(({ id }) => id) : [];
}

describe("the questions", () => {
  it("for guests are the public ones and those for guests", async () => {
    const ids = await idsFor({});
    expect(ids).toContain("find-vin");
    expect(ids).toContain("cancel-without-account");
    for (const customerOnly of ["several-cars", "card-changed", "invoice", "refund-time"])
      expect(ids).not.toContain(customerOnly);
  });

  it("for customers are the public ones and those for customers", async () => {
    const ids = await idsFor({ isRegistered: true });
    expect(ids).toContain("find-vin");
    expect(ids).not.toContain("cancel-without-account");
    for (const customerOnly of ["several-cars", "card-changed", "invoice", "refund-time"])
      expect(ids).toContain(customerOnly);
  });

  it("mention auto-renewal only to customers in markets that have it", async () => {
    const { autoRenewalCountries } = await fixture.catalogue.preferences("VCS");
    const autoRenewalIds = ["auto-renewal-charge", "auto-renewal-off"];
    for (const { id, countryCode: country } of LOCALES) {
      const region = { locale: { id }, market: { country, currency: "EUR" as const } };
      const expected = autoRenewalCountries.includes(country) ? autoRenewalIds : [];
      const ids = await idsFor({ ...region, isRegistered: true });
      expect([id, ...ids.filter((one) => autoRenewalIds.includes(one))]).toEqual([id, ...expected]);
    }
    expect(await idsFor({})).not.toContain(autoRenewalIds[0]);
  });

  it.each(LOCALES.map(({ id, countryCode }) => [id, countryCode] as const))(
    "of %s have every topic, top questions and a help text",
    async (id, country) => {
      const outcome = await loadFaq({ ...fixture, locale: { id }, market: { country, currency: "EUR" } });
      expect(outcome).toMatchObject({ kind: "faq", page: { needHelp: { bodyHtml: expect.stringMatching(/^<p>/) } } });
      if (outcome.kind !== "faq") return;
      const { questions } = outcome.page;
      const topics = new Set(questions.map(({ topic }) => topic));
      expect([...topics].sort()).toEqual(["contact-us", "payment", "refunds-cancellations", "service-renewals"]);
      expect(questions.filter(({ topRenewals, topHelp }) => topRenewals ?? topHelp)).toHaveLength(7);
    },
  );
});

describe("the terms", () => {
  it.each(LOCALES.map(({ id }) => id))("of %s have a version, an introduction and nine sections", async (id) => {
    const outcome = await loadTerms({ ...fixture, locale: { id } });
    expect(outcome).toMatchObject({
      kind: "legal",
      page: { version: "2026-11-01", introHtml: expect.stringMatching(/^<p>/) },
    });
    if (outcome.kind !== "legal") return;
    expect(outcome.page.sections).toHaveLength(9);
    for (const { heading, bodyHtml } of outcome.page.sections) {
      expect(heading).toMatch(/^\d\. \p{L}/u);
      expect(bodyHtml).toMatch(/^<p>.+<\/p>$/s);
    }
  });
});

describe.each(["down", "nonsense", "silent"] as const)("while help content is %s", (behaviour) => {
  const shortTimeouts = { contentTimeoutMs: 20, timeoutMs: 20 };

  it("the pages are unavailable, and have their texts when it is back", async () => {
    offer.helpContent.behaviour = behaviour;
    expect(await loadFaq({ ...fixture, ...shortTimeouts })).toEqual({ kind: "unavailable" });
    expect(await loadTerms({ ...fixture, ...shortTimeouts })).toEqual({ kind: "unavailable" });
    if (behaviour === "silent") return;
    offer.helpContent.behaviour = "well";
    expect(await loadFaq(fixture)).toMatchObject({ kind: "faq" });
    expect(await loadTerms(fixture)).toMatchObject({ kind: "legal" });
  });

  it("the pages show what was read before", async () => {
    const before = [await loadFaq(fixture), await loadTerms(fixture)];
    offer.helpContent.behaviour = behaviour;
    clock.at += 400_000;
    expect([
      await loadFaq({ ...fixture, ...shortTimeouts }),
      await loadTerms({ ...fixture, ...shortTimeouts }),
    ]).toEqual(before);
  });
});

it("the questions leave out auto-renewal while commerce is down", async () => {
  offer.commerce.behaviour = "down";
  const ids = await idsFor({ isRegistered: true, locale: { id: "en-US" }, market: { country: "US", currency: "USD" } });
  expect(ids).toContain("card-changed");
  expect(ids).not.toContain("auto-renewal-off");
});

it("the first page makes three calls, the second none", async () => {
  // Systems of its own: a call that an earlier test has tried again may still arrive.
  const own = await createOfferFixture();
  const deps = depsOf(own);
  await loadFaq(deps);
  await loadFaq(deps);
  expect([...own.commerce.calls, ...own.helpContent.calls]).toHaveLength(3);
  await own.close();
});
