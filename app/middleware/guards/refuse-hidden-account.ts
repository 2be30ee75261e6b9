import type { MiddlewareFunction } from "react-router";
import { refuse } from "../../request/refuse.ts";
import { catalogueContext, requestedShopContext } from "../../request/request-context.ts";
import { needsOfPattern } from "./needs-of-route.ts";

/** The site preference that hides the account hides all its pages, for customers too. */
export const refuseHiddenAccount: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  if (needsOfPattern(pattern)?.hiddenBy === undefined) return next();
  const { isAccountHidden } = await context
    .get(catalogueContext)
    .preferences(context.get(requestedShopContext).shop.site.id);
  if (isAccountHidden) refuse(404);
  return next();
};
