import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPANIES } from "../../contracts/markets/companies.ts";
import { inLanguage } from "../../app/site/legal/in-language.ts";
import { LOCALES, type LocaleId } from "../../app/site/locales.ts";
import { contents } from "../../platform/help-content/content-tables.ts";
import { seedDatabase } from "../../server/platform/seed-database.ts";
import { services } from "../../seed/catalogue/services.ts";
import { startTestShop, type TestShop } from "../shop/shop-fixture.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 180_000);
afterAll(() => shop.stop());

const prefixOf = (localeId: LocaleId) => (localeId === "en-GB" ? "" : `/${localeId}`);
const get = (path: string) => shop.browse().get(path);
const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
const decoded = (html: string) => html.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

describe.each(LOCALES.map(({ id, countryCode }) => ({ localeId: id, country: countryCode })))(
  "in $localeId",
  ({ localeId, country }) => {
    const prefix = prefixOf(localeId);
    const offered = services.filter(({ markets }) => !markets || markets.includes(country));

    it.each(["", "/jaguar"])("the terms of %s lead to the data of every service, with its holder", async (make) => {
      const terms = await get(`${make}${prefix}/terms-conditions`);
      const links = Array.from(mainOf(terms.body).matchAll(/href="([^"]*\/data)"/g), ([, href = ""]) => href);
      expect(links.toSorted()).toEqual(offered.map(({ id }) => `${make}${prefix}/service/${id}/data`).toSorted());
      for (const link of links) {
        const { status, body } = await get(link);
        expect([link, status]).toEqual([link, 200]);
        const text = decoded(mainOf(body));
        expect(text).toMatch(/\d+\s?(?:MB|Mo)\b/);
        expect(text).toContain(inLanguage(COMPANIES[country], localeId)[0]?.value);
      }
    });
  },
);

it("has no page for an unknown service, a plan or one that is not sold in the market", async () => {
  for (const path of ["/service/NONE/data", "/service/CONNAV-12M/data", "/de-DE/service/WIFI/data"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await get("/service/WIFI/data")).status).toBe(200);
});

it("adds the cards to a database that was seeded before they existed", async () => {
  const count = async () =>
    (await shop.database.queries.select({ id: contents.id }).from(contents)).filter(({ id }) => id.startsWith("Data_"))
      .length;
  const all = await count();
  expect(all).toBe(14 * (services.length + 1));
  await shop.database.queries.delete(contents);
  expect(await seedDatabase(shop.database, new Date())).toBe(false);
  expect(await count()).toBe(all);
});
