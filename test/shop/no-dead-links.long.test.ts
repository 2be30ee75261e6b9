import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCALE_IDS } from "../../app/site/locales.ts";
import { crawlShop } from "../links/crawl-shop.ts";
import { externalProblem } from "../links/external-links.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()), 180_000);
afterAll(() => shop.stop());

describe.each(["VCS", "VCSJ"] as const)("the pages of %s", (siteId) => {
  it.each(LOCALE_IDS)("lead to pages only in %s", { timeout: 300_000 }, async (localeId) => {
    const { dead, external, opened } = await crawlShop(shop, { siteId, localeId });
    expect(dead).toEqual([]);
    expect(external.filter(({ address }) => externalProblem(address))).toEqual([]);
    expect(opened.length).toBeGreaterThan(60);
  });
});
