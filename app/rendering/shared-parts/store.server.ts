import { LRUCache } from "lru-cache";
import { createPageParts, type PageParts, type Rendered } from "./page-parts.ts";

/** Header, footer and texts of about a thousand pages. */
const maxBytes = 4 * 1024 * 1024;

const store = new LRUCache<string, Rendered>({
  maxSize: maxBytes,
  sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
});

type Page = { seed: object; basename: string | undefined; url: URL; today: string };

/**
 * The shared parts of a page. None for an address with a query: it is rare, and may say something about a visitor. None
 * while developing: the code of a part may change.
 */
export function partsOfPage({ seed, basename = "", url: { pathname, search }, today }: Page): PageParts | undefined {
  if (search !== "" || import.meta.env.DEV) return undefined;
  return createPageParts(JSON.stringify([seed, basename, pathname, today]), store);
}
