import type { MiddlewareFunction } from "react-router";
import { refuse } from "../../request/refuse.ts";
import { catalogueContext, shopContext } from "../../request/request-context.ts";
import { guardOf } from "./find-guard.ts";

/** The site preference that hides the account hides all its pages, for customers too. */
export const requireAccountPage: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  if (guardOf(pattern)?.hiddenBy === undefined) return next();
  const { isAccountHidden } = await context.get(catalogueContext).preferences(context.get(shopContext).shop.site.id);
  if (isAccountHidden) refuse(404);
  return next();
};
