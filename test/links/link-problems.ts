import type { TestShop } from "../shop/shop-fixture.ts";
import { type CrawledShop, crawlShop } from "./crawl-shop.ts";
import { externalProblem } from "./external-links.ts";

/** A shop has more pages than this; a crawl that opens fewer has lost its way. */
const FEWEST_PAGES = 60;

/** Opens every page of one make in one language, and lists the links that lead nowhere and the pages without a way out. */
export async function findLinkProblems(shop: TestShop, crawled: CrawledShop): Promise<unknown[]> {
  const { dead, withoutWaysOut, external, opened } = await crawlShop(shop, crawled);
  const tooFew = opened.length > FEWEST_PAGES ? [] : [`Only ${opened.length} pages were opened.`];
  return [...dead, ...withoutWaysOut, ...external.filter(({ address }) => externalProblem(address)), ...tooFew];
}
