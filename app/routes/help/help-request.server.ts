import { data } from "react-router";
import type { HelpDeps } from "../../features/help/help-deps.ts";
import {
  catalogueContext,
  type RequestContext,
  sessionContext,
  requestedShopContext,
} from "../../request/request-context.ts";

/** The dependencies of the help pages for a request. */
export function helpDeps(context: RequestContext): HelpDeps {
  const { site, locale, market } = context.get(requestedShopContext).shop;
  return {
    catalogue: context.get(catalogueContext),
    siteId: site.id,
    locale,
    market,
    isRegistered: context.get(sessionContext).isRegistered,
  };
}

/** A page without its text is answered with 503. */
export function helpAnswer<Outcome extends { kind: string }>(outcome: Outcome) {
  return data(outcome, outcome.kind === "unavailable" ? { status: 503 } : undefined);
}
