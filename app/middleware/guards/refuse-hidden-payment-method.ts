import type { MiddlewareFunction } from "react-router";
import { refuse } from "../../request/refuse.ts";
import { catalogueContext, requestedShopContext } from "../../request/request-context.ts";
import { needsOfPattern } from "./needs-of-route.ts";

/** Answers 404 when the site preference `hidePaymentMethodPage` is set. */
export const refuseHiddenPaymentMethod: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  if (needsOfPattern(pattern)?.hiddenBy !== "hidePaymentMethodPage") return next();
  const { site } = context.get(requestedShopContext).shop;
  const { isPaymentMethodHidden } = await context.get(catalogueContext).preferences(site.id);
  if (isPaymentMethodHidden) refuse(404);
  return next();
};
