import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getOrderHistory } from "../../contracts/order-management/order-summary.ts";
import { LOCALES, type LocaleId } from "../../app/site/locales.ts";
import { LEGAL_BODIES } from "../../app/site/legal/legal-bodies.ts";
import { fillHelpContent } from "../../platform/help-content/fill-help-content.ts";
import { findDemoCustomer } from "../../seed/customers.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";
import { open, otherOwner, signIn } from "../shop/sign-in.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop.stop());

const pages = ["/terms-conditions", "/privacy", "/imprint", "/accessibility"] as const;
const makes = ["", "/jaguar"] as const;
const prefixOf = (localeId: LocaleId) => (localeId === "en-GB" ? "" : `/${localeId}`);
const get = (path: string) => shop.browse().get(path);
const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
const headingsOf = (body: string) =>
  [...mainOf(body).matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, heading]) => heading ?? "");
const robotsOf = (body: string) => /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];

describe.each(LOCALES.map(({ id, countryCode }) => ({ localeId: id, countryCode })))(
  "in $localeId",
  ({ localeId, countryCode }) => {
    it.each(pages)("the page %s of both makes has a title, a version and texts in its language", async (path) => {
      const english = localeId.startsWith("en") ? [] : headingsOf((await get(path)).body);
      for (const make of makes) {
        const { status, body } = await get(`${make}${prefixOf(localeId)}${path}`);
        expect([localeId, make, status]).toEqual([localeId, make, 200]);
        expect(body).toMatch(
          make ? /<title>[^<]+ \| Jaguar [A-Z]{2}<\/title>/ : /<title>[^<]+ \| Land Rover [A-Z]{2}</,
        );
        expect(mainOf(body)).toContain("2026");
        const headings = headingsOf(body);
        expect(headings.length).toBeGreaterThan(5);
        expect(headings.filter((heading) => english.includes(heading))).toEqual([]);
      }
    });

    it("the pages lead to the bodies of the market", async () => {
      const prefix = prefixOf(localeId);
      const expectBodies = async (path: string, bodies: readonly { href: string; language?: string }[]) => {
        const text = mainOf((await get(`${prefix}${path}`)).body);
        const shown = bodies.filter(({ href }) => text.includes(`href="${href}"`));
        expect(shown.map(({ href }) => href)).toEqual(
          bodies.filter(({ language = "" }) => localeId.startsWith(language)).map(({ href }) => href),
        );
      };
      const { disputes, privacy, accessibility } = LEGAL_BODIES[countryCode];
      await expectBodies("/terms-conditions", disputes);
      await expectBodies("/imprint", disputes);
      await expectBodies("/privacy", privacy);
      await expectBodies("/accessibility", accessibility);
    });
  },
);

describe("versions of the terms", () => {
  it("are listed with what changed; an earlier one says so and is not for search engines", async () => {
    const current = await get("/jaguar/de-DE/terms-conditions");
    expect(mainOf(current.body)).toContain("Fassung vom 19. November 2026");
    expect(mainOf(current.body)).toContain("nicht genutzten Teil des Preises zurück");
    expect(mainOf(current.body)).toContain('href="/jaguar/de-DE/terms-conditions?version=2026-05-01"');
    expect(mainOf(current.body)).toContain("Neu ist die Funktion „Vertrag widerrufen“");
    expect(mainOf(current.body)).not.toContain("Sie lesen eine frühere Fassung");
    const earlier = await get("/jaguar/de-DE/terms-conditions?version=2026-05-01");
    expect(earlier.status).toBe(200);
    expect(mainOf(earlier.body)).toContain("Sie lesen eine frühere Fassung");
    expect(mainOf(earlier.body)).toContain("vom 1. Mai 2026 bis zum 31. Oktober 2026");
    expect(mainOf(earlier.body)).toContain("Dafür genügt ein Brief oder eine E-Mail.");
    expect(mainOf(earlier.body)).toContain('href="/jaguar/de-DE/terms-conditions?version=2026-05-01#section-6"');
    expect(robotsOf(earlier.body)).toBe("noindex");
  });

  it("include the current one by its date, without a notice", async () => {
    const { status, body } = await get("/de-DE/terms-conditions?version=2026-11-19");
    expect([status, mainOf(body).includes("Sie lesen eine frühere Fassung")]).toEqual([200, false]);
  });

  it.each(["2026-05-02", "2999-01-01", "", "x", "2026-05-01'", "%00"])("do not include %j", async (version) => {
    const { status } = await get(`/terms-conditions?version=${version}`);
    expect(status).toBe(404);
  });

  it.each(["/privacy", "/imprint", "/accessibility"])("of %s are one", async (path) => {
    expect((await get(`/de-DE${path}?version=2026-05-01`)).status).toBe(200);
    expect((await get(`/de-DE${path}?version=2026-11-01`)).status).toBe(404);
  });

  it.each(["/terms-conditions", "/privacy", "/imprint"])(
    "in English spell email as today since %s has a new one",
    async (path) => {
      const [today, former] = [await get(path), await get(`${path}?version=2026-11-17`)];
      expect(former.status).toBe(404);
      expect(mainOf(today.body)).toContain("We now write email without a hyphen; nothing else is different.");
      expect(mainOf(today.body)).not.toMatch(/e-mail/i);
      const first = await get(`${path}?version=2026-05-01`);
      expect(mainOf(first.body)).toContain("You are reading an earlier version");
      expect(mainOf(first.body)).toContain("e-mail");
    },
  );
});

it("the map of the site lists the legal pages", async () => {
  const { body } = await get("/sitemap.xml");
  for (const path of pages) {
    expect(body).toContain(`<loc>${shop.browse().origin}/jaguar/cs-CZ${path}</loc>`);
  }
});

it("the page of an order leads to the terms that applied to it, in its own language", async () => {
  const { cdcId: accountId } = findDemoCustomer({ siteId: "VCS", market: "GBR", persona: "ordersInEveryStatus" });
  const { records } = await shop.services.orderManagement(getOrderHistory, { body: { accountId } });
  const recorded = records.filter((order) => order.SNPOMSVin_C.startsWith("SAL"));
  const newest = recorded.find((order) => order.SNPOMSTermsConditionsLink_C !== null);
  const browser = shop.browse();
  await signIn(browser, otherOwner);
  const page = await open(browser, `/account/my-orders/${newest?.Id}/${newest?.OrderNumber}`);
  expect(mainOf(page.body)).toContain("Terms that applied to this order");
  const [, path = ""] = /href="([^"]*terms-conditions\?version=[^"]*)"/.exec(mainOf(page.body)) ?? [];
  expect(path).toMatch(/^\/en-GB\/terms-conditions\?version=2026-(?:05-01|11-01|11-18)$/);
  const terms = await open(browser, path);
  expect([terms.status, mainOf(terms.body).includes("Terms and conditions")]).toEqual([200, true]);
});

// The last test: it adds a version and moves the clock.
it("a new version appears on its day, in its market", async () => {
  const day = new Date(shop.deps.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
  const row = { id: "Privacy_Policy", locale: "cs-CZ", name: "Nové znění", body: "<p>Nově.</p>" } as const;
  const contents = [{ ...row, version: day, details: {} }];
  await fillHelpContent(shop.database.queries, { questions: [], splashPages: [], contents });
  expect(mainOf((await get("/cs-CZ/privacy")).body)).not.toContain("Nově.");
  expect((await get(`/cs-CZ/privacy?version=${day}`)).status).toBe(404);
  await shop.passTime(4 * 86_400);
  expect(mainOf((await get("/cs-CZ/privacy")).body)).toContain("Nově.");
  expect((await get("/cs-CZ/privacy?version=2026-05-01")).status).toBe(200);
});
