import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "../shop-environment.ts";

/** The longest URL of the shop has seven segments and about a hundred characters. */
const maxCharacters = 1_024;
const maxSegments = 16;

/** How many paths one manifest request may look up, for the links of a page. */
const maxLookups = 100;
const lookupPage = /\/__manifest$/;

/** Matching a route gets more expensive with every segment of the path. */
export function isOversized(path: string): boolean {
  return path.length > maxCharacters || countSegments(path) > maxSegments;
}

/** The paths in a manifest request are matched just like the path of a request. */
export function hasOversizedLookup({ pathname, searchParams }: URL): boolean {
  if (!lookupPage.test(pathname)) return false;
  const paths = searchParams.getAll("paths").flatMap((list) => list.split(","));
  return paths.length > maxLookups || paths.some(isOversized);
}

/** Refuses an oversized URL before the router sees it. */
export const refuseOversizedUrl = createMiddleware<ShopHttp>(async (context, next) => {
  const url = new URL(context.req.url);
  // A request line may hold an absolute URL. One with a user name and a password cannot become a `Request`.
  if (url.username !== "" || url.password !== "") return context.text("Bad Request", 400);
  if (isOversized(url.pathname) || hasOversizedLookup(url)) return context.text("URI Too Long", 414);
  return next();
});

function countSegments(path: string): number {
  return path.split("/", maxSegments + 2).length - 1;
}
