import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "./shop-environment.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

type Asking = {
  /** The host as the client or a proxy of ours names it. */
  host: string;
  /** Both headers are written by browsers, and no script can change them. */
  origin: string | undefined;
  fetchSite: string | undefined;
};

/**
 * Whether one of the shop's own pages asks: scheme, host and port are those under which the shop is known. What the
 * connection looks like says nothing about the scheme, because a proxy may stand before it.
 */
export function isOwnPage({ host, origin, fetchSite }: Asking, publicOrigin: string): boolean {
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  // A page with no-referrer sends its forms with the origin "null"; sec-fetch-site then says where they come from.
  if (origin === "null") return fetchSite === "same-origin";
  return origin === publicOrigin || origin === `${new URL(publicOrigin).protocol}//${host}`;
}

/** A change may be asked for only by one of the shop's own pages. */
export function requireSameOrigin(publicOrigin: string) {
  return createMiddleware<ShopHttp>(async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const { host } = context.get("origin");
    const asking = { host, origin: context.req.header("origin"), fetchSite: context.req.header("sec-fetch-site") };
    return isOwnPage(asking, publicOrigin) ? next() : context.text("Forbidden", 403);
  });
}
