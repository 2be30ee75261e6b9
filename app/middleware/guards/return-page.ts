import { safeReturnPath } from "../../site/return-path.ts";
import { routerTarget, type Shop } from "../../site/shop-context.tsx";
import { readSitePath } from "../../site/site-path.ts";
import { needsOfPath } from "./needs-of-route.ts";

type ReturnPageOptions = { shop: Pick<Shop, "site" | "locale" | "config">; prefix: string };

/**
 * The whole path of a page to return to, with site and language; those of the request where the path has none. A path
 * outside the shop, or without a page, becomes the home page.
 */
export function returnPage(value: unknown, { shop, prefix }: ReturnPageOptions): string {
  const base = prefix === "/" ? "" : prefix;
  const home = base + routerTarget(shop, prefix, "/");
  const path = safeReturnPath(value, "");
  if (path === "") return home;
  const named = readSitePath(shop.config, path.split(/[?#]/, 1)[0] ?? "");
  const needs = needsOfPath(named.pathname);
  if (!needs || needs.isCall) return home;
  return named.prefix === "/" ? base + routerTarget(shop, prefix, path) : path;
}

/** Pages that interrupt the visit; their query holds the page that was requested. */
const interruptingPage = /\/(?:restricted-access|log-out|vin-error)$/;

/** The page that sent a request, if it is of this origin. */
export function refererUrl(referer: string | null, origin: string): URL | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === origin ? url : undefined;
}

/** The page with the link that was followed; for an interrupting page the one that was requested. */
export function refererPath(referer: string | null, origin: string): string | undefined {
  const url = refererUrl(referer, origin);
  if (!url) return undefined;
  const isInterrupting = interruptingPage.test(url.pathname);
  return isInterrupting ? (url.searchParams.get("redirectUrl") ?? "/") : url.pathname + url.search;
}
