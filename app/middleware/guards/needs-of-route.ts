import { matchRoutes } from "react-router";
import { ROUTE_NEEDS, type RouteNeeds } from "./route-needs.ts";

const routes = Object.keys(ROUTE_NEEDS).map((path) => ({ path }));

/** The needs of a matched route. The router's patterns have no leading slash. */
export function needsOfPattern(pattern: string): RouteNeeds | undefined {
  return ROUTE_NEEDS[pattern.startsWith("/") ? pattern : `/${pattern}`];
}

/** The needs of the page at a path; undefined for a path without a page. */
export function needsOfPath(pathname: string): RouteNeeds | undefined {
  const path = matchRoutes(routes, pathname)?.at(-1)?.route.path;
  return path === undefined || path === "/*" ? undefined : ROUTE_NEEDS[path];
}
