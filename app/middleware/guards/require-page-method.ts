import type { MiddlewareFunction } from "react-router";
import { refuse } from "../../request/refuse.ts";
import { needsOfPattern } from "./needs-of-route.ts";

/** A browser opens a page, or sends its form. */
const PAGE_METHODS: readonly string[] = ["GET", "HEAD", "POST"];

/** The router calls a page's action for every method that is not GET; forms are sent by POST only. */
export const requirePageMethod: MiddlewareFunction<Response> = ({ request, pattern }, next) => {
  const needs = needsOfPattern(pattern);
  if (needs && !needs.isCall && !PAGE_METHODS.includes(request.method)) refuse(405);
  return next();
};
