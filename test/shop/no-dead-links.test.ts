import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crawlShop } from "../links/crawl-shop.ts";
import { externalProblem } from "../links/external-links.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()), 180_000);
afterAll(() => shop.stop());

/** All languages are crawled by the long test. */
describe.each([
  { siteId: "VCS", localeId: "en-GB" },
  { siteId: "VCSJ", localeId: "de-DE" },
] as const)("the pages of $siteId in $localeId", (crawled) => {
  it("lead to pages only", { timeout: 300_000 }, async () => {
    const { dead, external, opened } = await crawlShop(shop, crawled);
    expect(dead).toEqual([]);
    expect(external.filter(({ address }) => externalProblem(address))).toEqual([]);
    expect(opened.length).toBeGreaterThan(60);
  });
});
