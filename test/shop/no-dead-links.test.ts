import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findLinkProblems } from "../links/link-problems.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()), 180_000);
afterAll(() => shop.stop());

/** All languages are crawled by the long tests. */
describe.each([
  { siteId: "VCS", localeId: "en-GB" },
  { siteId: "VCSJ", localeId: "de-DE" },
] as const)("the pages of $siteId in $localeId", (crawled) => {
  it("lead to pages only", { timeout: 300_000 }, async () => {
    expect(await findLinkProblems(shop, crawled)).toEqual([]);
  });
});
