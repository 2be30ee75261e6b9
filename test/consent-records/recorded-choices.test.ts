import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { listCookieConsents } from "../../contracts/consent-records/records.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";

const outages = {
  failing: async () => new Response("{}", { status: 503 }),
  "sending nonsense": async () => new Response("<html></html>"),
  "not answering": () => new Promise<Response>(() => undefined),
};
let behaviour: keyof typeof outages | undefined;
let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({
    onConsentRecords: (request, forward) => (behaviour ? outages[behaviour]() : forward(request)),
  });
}, 180_000);
afterEach(() => {
  behaviour = undefined;
});
afterAll(() => shop.stop());

type Browser = ReturnType<TestShop["browse"]>;

/** The choice and the id in the cookie. */
function storedChoice(browser: Browser): string[] {
  return (
    browser
      .cookies()
      .find(({ name }) => name === "consent")
      ?.value.split(".") ?? []
  );
}
const recordsOf = async (consentId = "") =>
  (await shop.services.consentRecords(listCookieConsents, { params: { consentId } })).records;
const choose = (browser: Browser, fields: Record<string, string>, prefix = "") =>
  browser.post(`${prefix}/cookie-preferences`, fields);

it("keeps the texts of the banner, then those of the page, under the id of the cookie", async () => {
  const browser = shop.browse();
  await choose(browser, { choice: "granted", returnTo: "/vin-error" }, "/jaguar/de-DE");
  const [choice, id] = storedChoice(browser);
  expect(choice).toBe("granted");
  await choose(browser, { choice: "denied", returnTo: "/cookie-preferences?saved" }, "/jaguar/de-DE");
  expect(storedChoice(browser)).toEqual(["denied", id]);
  const [banner, page, ...others] = await recordsOf(id);
  expect(others).toEqual([]);
  expect(banner).toMatchObject({
    kind: "cookies",
    choice: "accepted",
    siteId: "VCSJ",
    locale: "de-DE",
    orderNumber: null,
  });
  expect(banner?.text).toMatch(/^Cookie-Einstellungen\n/);
  expect(banner?.textHash).toBe(
    createHash("sha256")
      .update(banner?.text ?? "")
      .digest("hex"),
  );
  expect(page).toMatchObject({ choice: "declined" });
  expect(page?.text).not.toBe(banner?.text);
});

it("keeps that the browser's signal was confirmed", async () => {
  const browser = shop.browse();
  const fields = { choice: "denied", returnTo: "/vin-error" };
  await browser.post("/en-US/cookie-preferences", fields, { "sec-gpc": "1" });
  const [, id] = storedChoice(browser);
  expect(await recordsOf(id)).toMatchObject([
    {
      choice: "declined",
      locale: "en-US",
      text: expect.stringContaining("Your browser asks us not to share") as string,
    },
  ]);
});

it.each(Object.keys(outages) as (keyof typeof outages)[])(
  "stores a choice while the consent records are %s, and logs it",
  async (outage) => {
    behaviour = outage;
    const browser = shop.browse();
    const { status } = await choose(browser, { choice: "denied", returnTo: "/vin-error" });
    expect([status, storedChoice(browser)[0]]).toEqual([302, "denied"]);
    expect(shop.lines()).toContain("A choice about cookies was not recorded");
  },
);
