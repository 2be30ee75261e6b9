import { createMiddleware } from "hono/factory";
import type { ShopHttp } from "./shop-environment.ts";

/** In production stage the shop answers only to its own host names; others may be a poisoned link or cache. */
export function requireKnownHost(hosts: ReadonlySet<string> | "any") {
  return createMiddleware<ShopHttp>(async (context, next) => {
    if (hosts !== "any" && !hosts.has(context.get("origin").host)) {
      return context.text("Misdirected Request", 421);
    }
    return next();
  });
}
