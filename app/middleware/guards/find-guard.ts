import { matchRoutes } from "react-router";
import { ROUTE_GUARDS, type RouteGuard } from "./route-guards.ts";

const routes = Object.keys(ROUTE_GUARDS).map((path) => ({ path }));

/** The guard of a matched route. The router's patterns have no leading slash. */
export function guardOf(pattern: string): RouteGuard | undefined {
  return ROUTE_GUARDS[pattern.startsWith("/") ? pattern : `/${pattern}`];
}

/** The guard of the page at a path; undefined for a path without a page. */
export function findGuard(pathname: string): RouteGuard | undefined {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return path === undefined || path === "/*" ? undefined : ROUTE_GUARDS[path];
}
