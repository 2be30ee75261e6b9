import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { getContent, getCustomObject, getSitePreferences } from "../../contracts/commerce/content.ts";
import { getCategory, getProducts } from "../../contracts/commerce/products.ts";
import { createScapiClient } from "../../contracts/commerce/scapi.ts";
import type { Database } from "../../database/database.ts";
import { createAccessTokens } from "../../platform/commerce/access-token.ts";
import { fillCatalogue } from "../../platform/commerce/catalogue/fill-catalogue.ts";
import { createCommerce } from "../../platform/commerce/commerce.ts";
import { commercePeople } from "../../test/commerce-fixture.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { demoCatalogue } from "./catalogue.ts";
import { locales, sites } from "./content-assets.ts";
import type { LanguageTexts } from "./language-texts.ts";
import { textsOfLocale } from "./locale-texts.ts";
import { services } from "./services.ts";

const today = new Date("2026-11-15T00:00:00Z");
const now = () => today;
const params = { organizationId: "f_ecom_shop_001" };
let database: Database;
let connection: Parameters<typeof createScapiClient>[0];

beforeAll(async () => {
  database = await openTestDatabase();
  for (let time = 1; time <= 2; time += 1) await database.transaction((tx) => fillCatalogue(tx, demoCatalogue(today)));
  const tokens = createAccessTokens({ secret: new Uint8Array(32), now });
  const orderManagement = { baseUrl: "http://orders.invalid", fetch: () => new Response() };
  const app = createCommerce({ database, now, tokens, orderManagement, people: commercePeople });
  connection = { baseUrl: "http://embedded.invalid", fetch: async (request) => app.fetch(request) };
});
afterAll(() => database.close());

const ids = services.map(({ id }) => id).join(",");
const read = (siteId: string, locale: string) =>
  createScapiClient(connection)(getProducts, { params, query: { siteId, locale, ids } });

it("is the same for the same day", () => {
  expect(demoCatalogue(today)).toEqual(demoCatalogue(today));
});

describe.each(sites)("the catalogue of %s", (siteId) => {
  it.each(locales)("is complete in %s", async (locale) => {
    const { data } = await read(siteId, locale);
    const hasHotspot = ["GB", "US", "CA"].includes(locale.slice(3));
    expect(data).toHaveLength(hasHotspot ? 12 : 11);
    expect(data.some(({ id }) => id === "WIFI")).toBe(hasHotspot);
    for (const product of data) {
      expect(product.variants?.every(({ price }) => price > 0)).toBe(true);
      const hasLong = product.variants?.some(({ productId }) => productId.endsWith("-36M"));
      expect(hasLong).toBe(locale !== "de-DE" && !["ONLINE", "WIFI"].includes(product.id));
    }
  });

  it.each(["FAQ_Renewals_Page", "Countries_List", "Need_any_Help", "Need_Help_Content", "splash-welcome"])(
    "has %s in every language",
    async (contentId) => {
      for (const locale of locales) {
        const asset = await createOcapiClient(connection)(getContent, {
          params: { siteId, contentId },
          query: { locale },
        });
        expect(asset.c_body).toMatch(/^<p>.+<\/p>/);
      }
    },
  );

  it("has its categories, preferences and objects", async () => {
    const call = createOcapiClient(connection);
    const root = await createScapiClient(connection)(getCategory, {
      params: { ...params, id: "root" },
      query: { siteId, locale: "de-DE" },
    });
    expect(root.categories?.map(({ name }) => name)).toEqual([
      "Navigation",
      "Sicherheit",
      "Komfort und Konnektivität",
      "Pakete",
    ]);
    expect(await call(getSitePreferences, { params: { siteId } })).toMatchObject({ c_showAllOrders: ["CA", "US"] });
    const splash = { params: { siteId, objectType: "SplashPage", key: "welcome" }, query: {} };
    expect(await call(getCustomObject, splash)).toMatchObject({ c_site: siteId });
  });
});

it.each([
  ["REMOTE", "https://www.youtube.com/watch?v=remote-demo"],
  ["EVPLAN", "https://youtu.be/evplan-demo"],
  ["LIVE", "https://www.youtube.com/@live-traffic"],
  ["CONNAV", undefined],
])("has the video of %s, for both makes", async (id, link) => {
  for (const siteId of sites) {
    const { data } = await read(siteId, "de-DE");
    expect(data.find((product) => product.id === id)?.c_videoUrl).toBe(link);
  }
});

it.each([
  ["VCS", "vehicle-image-defender"],
  ["VCSJ", "vehicle-image-i-pace"],
])("shows the vehicles of %s", async (siteId, contentId) => {
  const asset = { params: { siteId, contentId }, query: { locale: "en-GB" } };
  expect(await createOcapiClient(connection)(getContent, asset)).toHaveProperty("c_image");
});

it.each([
  ["en-GB", "Connected Navigation, 24 months"],
  ["de-DE", "Vernetzte Navigation, 24 Monate"],
  ["cs-CZ", "Připojená navigace, 24 měsíců"],
  ["fr-CA", "Navigation connectée, 24\u00a0mois"],
  ["pt-PT", "Navegação conectada, 24 meses"],
])("names a plan in %s", async (locale, name) => {
  const query = { siteId: "VCS", locale, ids: "CONNAV-24M" };
  const { data } = await createScapiClient(connection)(getProducts, { params, query });
  expect(data[0]?.name).toBe(name);
});

describe("the texts", () => {
  const strings = (value: unknown): string[] =>
    typeof value === "string" ? [value] : Object.values(value as object).flatMap(strings);

  it.each(locales)("of %s are complete and translated", (locale) => {
    const own = textsOfLocale[locale];
    expect(strings(own).filter((text) => text.trim() === "" || text !== text.trim())).toEqual([]);
    const shared = strings(descriptionsOf(own)).filter((text) =>
      strings(descriptionsOf(textsOfLocale["en-GB"])).includes(text),
    );
    expect(locale.startsWith("en") ? [] : shared).toEqual([]);
  });

  it.each([
    ["de-DE", "du dein deine dich dir"],
    ["fr-FR", "tu ton ta tes toi"],
    ["it-IT", "tuo tua tuoi tue puoi sei"],
    ["es-ES", "tú tus puedes contigo"],
    ["pt-PT", "teu tua teus tuas podes"],
    ["nl-NL", "je jij jouw jullie"],
    ["cs-CZ", "tvůj tvoje tvé tebe můžeš"],
  ] as const)("of %s address the reader formally", (locale, informal) => {
    const words = strings(textsOfLocale[locale]).flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    expect(informal.split(" ").filter((word) => words.includes(word))).toEqual([]);
  });
});

/** The texts of the services without their names, which may stay English. */
const descriptionsOf = ({ services: all }: LanguageTexts) =>
  Object.values(all).map(({ short, more, benefits }) => ({ short, more, benefits }));
