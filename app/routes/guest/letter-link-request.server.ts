import { data } from "react-router";
import type { LinkPage, LinkProblem } from "../../features/renewal-links/link-page.ts";
import type { LinkDeps } from "../../features/renewal-links/read-link.server.ts";
import { depsContext, factsContext, type RequestContext, requestedShopContext } from "../../request/request-context.ts";

/** Its address works without a sign-in: it is kept neither in a cache nor in the referrer of the next page. */
export const LINK_HEADERS = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" } as const;

export function linkDeps(context: RequestContext): LinkDeps {
  const { services, limits } = context.get(depsContext);
  const siteId = context.get(requestedShopContext).shop.site.id;
  return { services, limits, siteId, ip: context.get(factsContext).ip };
}

const STATUS: Partial<Record<LinkPage["kind"], number>> = {
  expired: 410,
  unknown: 404,
  tooMany: 429,
  unavailable: 503,
};

export function answerWithPage(page: LinkPage, retryAfterSeconds?: number) {
  const headers = {
    ...LINK_HEADERS,
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  };
  return data(page, { status: STATUS[page.kind] ?? 200, headers });
}

/** The page stays as it is, and says why nothing was done. */
export const answerWithProblem = (problem: LinkProblem) =>
  data(
    { problem },
    { status: problem === "unavailable" || problem === "basketFailed" ? 503 : 409, headers: LINK_HEADERS },
  );
