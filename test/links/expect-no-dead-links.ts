import { expect } from "vitest";
import type { TestShop } from "../shop/shop-fixture.ts";
import { type CrawledShop, crawlShop } from "./crawl-shop.ts";
import { externalProblem } from "./external-links.ts";

/** Opens every page of one make in one language, and checks every link of these pages. */
export async function expectNoDeadLinks(shop: TestShop, crawled: CrawledShop): Promise<void> {
  const { dead, external, opened } = await crawlShop(shop, crawled);
  expect(dead).toEqual([]);
  expect(external.filter(({ address }) => externalProblem(address))).toEqual([]);
  expect(opened.length).toBeGreaterThan(60);
}
