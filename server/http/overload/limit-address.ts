import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "../shop-environment.ts";

/** The longest address of the shop has seven segments and about a hundred characters. */
const mostCharacters = 1_024;
const mostSegments = 16;

/** What the router may be asked to look up at once, for the links of a page. */
const mostLookups = 100;
const lookupPage = /\/__manifest$/;

/** Finding the route of a path costs more the deeper it is, and the router tries every part of it in turn. */
export function isOversized(path: string): boolean {
  return path.length > mostCharacters || countSegments(path) > mostSegments;
}

/** The paths a page asks the router about are looked up just like the path of a request. */
export function hasOversizedLookup({ pathname, searchParams }: URL): boolean {
  if (!lookupPage.test(pathname)) return false;
  const paths = searchParams.getAll("paths").flatMap((list) => list.split(","));
  return paths.length > mostLookups || paths.some(isOversized);
}

/** Refuses an address that cannot be one of the shop's before anything is looked up for it. */
export const limitAddress = createMiddleware<ShopHttp>(async (context, next) => {
  const url = new URL(context.req.url);
  // A request line may hold a whole address. One with a name and a password cannot be made into a request.
  if (url.username !== "" || url.password !== "") return context.text("Bad Request", 400);
  if (isOversized(url.pathname) || hasOversizedLookup(url)) return context.text("URI Too Long", 414);
  return next();
});

function countSegments(path: string): number {
  return path.split("/", mostSegments + 2).length - 1;
}
