import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LOCALE_IDS } from "../../app/site/locales.ts";
import { findLinkProblems } from "../links/link-problems.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()), 180_000);
afterAll(() => shop.stop());

/** Each make has a file of its own, so that both are crawled at the same time. */
describe("the pages of VCS", () => {
  it.each(LOCALE_IDS)("lead to pages only in %s", { timeout: 300_000 }, async (localeId) => {
    expect(await findLinkProblems(shop, { siteId: "VCS", localeId })).toEqual([]);
  });
});
