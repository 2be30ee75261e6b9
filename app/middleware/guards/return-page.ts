import { safeReturnPath } from "../../site/return-path.ts";
import { routerTarget, type Shop } from "../../site/shop-context.tsx";
import { readSitePath } from "../../site/site-path.ts";
import { findGuard } from "./find-guard.ts";

type Place = { shop: Pick<Shop, "site" | "locale" | "config">; prefix: string };

/**
 * The whole path of a page of this shop to go back to, with site and language; those of the request where the path
 * names none. What leads elsewhere, or to no page, is the home page.
 */
export function returnPage(value: unknown, { shop, prefix }: Place): string {
  const base = prefix === "/" ? "" : prefix;
  const home = base + routerTarget(shop, prefix, "/");
  const path = safeReturnPath(value, "");
  if (path === "") return home;
  const named = readSitePath(shop.config, path.split(/[?#]/, 1)[0] ?? "");
  const guard = findGuard(named.pathname);
  if (!guard || guard.isCall) return home;
  return named.prefix === "/" ? base + routerTarget(shop, prefix, path) : path;
}

/** These stand for the page they kept somebody from. */
const askingPage = /\/(?:restricted-access|log-out|vin-error)$/;

/** The page a request was made on, when it was one of this origin. */
export function refererUrl(referer: string | null, origin: string): URL | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.origin === origin ? url : undefined;
}

/** The page a link was followed on, or the one that it stands for. */
export function refererPath(referer: string | null, origin: string): string | undefined {
  const url = refererUrl(referer, origin);
  if (!url) return undefined;
  const isAsking = askingPage.test(url.pathname);
  return isAsking ? (url.searchParams.get("redirectUrl") ?? "/") : url.pathname + url.search;
}
