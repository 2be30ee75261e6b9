import { afterAll, beforeAll, describe, it } from "vitest";
import { expectNoDeadLinks } from "../links/expect-no-dead-links.ts";
import { startTestShop, type TestShop } from "./shop-fixture.ts";

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()), 180_000);
afterAll(() => shop.stop());

/** All languages are crawled by the long tests. */
describe.each([
  { siteId: "VCS", localeId: "en-GB" },
  { siteId: "VCSJ", localeId: "de-DE" },
] as const)("the pages of $siteId in $localeId", (crawled) => {
  it("lead to pages only", { timeout: 300_000 }, () => expectNoDeadLinks(shop, crawled));
});
