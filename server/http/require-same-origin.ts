import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "./shop-environment.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A change may be asked for only by one of the shop's own pages. */
export function requireSameOrigin(publicOrigin: string) {
  return createMiddleware<ShopHttp>(async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const { host, protocol } = context.get("origin");
    const claimed = context.req.header("origin");
    const isOurs = claimed === publicOrigin || claimed === `${protocol}://${host}`;
    const site = context.req.header("sec-fetch-site");
    if (!isOurs || (site !== undefined && site !== "same-origin")) return context.text("Forbidden", 403);
    return next();
  });
}
