import type { MiddlewareFunction } from "react-router";
import { refuse } from "../../request/refuse.ts";
import { catalogueContext, shopContext } from "../../request/request-context.ts";
import { guardOf } from "./find-guard.ts";

/** Answers 404 when the site preference `hidePaymentMethodPage` is set. */
export const requirePaymentMethodPage: MiddlewareFunction<Response> = async ({ context, pattern }, next) => {
  if (guardOf(pattern)?.hiddenBy !== "hidePaymentMethodPage") return next();
  const { site } = context.get(shopContext).shop;
  const { isPaymentMethodHidden } = await context.get(catalogueContext).preferences(site.id);
  if (isPaymentMethodHidden) refuse(404);
  return next();
};
