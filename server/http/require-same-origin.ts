import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "./shop-environment.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

type OriginCheck = {
  /** The host that the client or a trusted proxy names. */
  host: string;
  /** Browsers write both headers, and scripts cannot change them. */
  origin: string | undefined;
  fetchSite: string | undefined;
};

/**
 * Whether the request comes from one of the shop's own pages: scheme, host and port are the shop's. The scheme is not
 * read from the connection, because a proxy may terminate TLS.
 */
export function isOwnPage({ host, origin, fetchSite }: OriginCheck, publicOrigin: string): boolean {
  if (fetchSite !== undefined && fetchSite !== "same-origin") return false;
  // A page with no-referrer sends its forms with the origin "null"; sec-fetch-site then says where they come from.
  if (origin === "null") return fetchSite === "same-origin";
  return origin === publicOrigin || origin === `${new URL(publicOrigin).protocol}//${host}`;
}

/** Accepts changes only from the shop's own pages. */
export function requireSameOrigin(publicOrigin: string) {
  return createMiddleware<ShopHttp>(async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const { host } = context.get("origin");
    const check = { host, origin: context.req.header("origin"), fetchSite: context.req.header("sec-fetch-site") };
    return isOwnPage(check, publicOrigin) ? next() : context.text("Forbidden", 403);
  });
}
