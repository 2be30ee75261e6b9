import type { MiddlewareFunction } from "react-router";
import { readStorefrontStatus } from "../request/storefront-status.ts";
import { requestedShopContext } from "../request/request-context.ts";
import { refuse } from "../request/refuse.ts";

/**
 * Paths that answer while the shop is closed: the status itself, the returns from a sign-in page or a bank, and the
 * confirmation of a payment; and the ways out of a contract, whose last day may be today.
 */
const openPaths =
  /^\/(?:service-|callback|(?:payment-)?confirmation\b|(?:withdraw|cancel-subscription)$|renewal\/stop\/|calendar\/|robots\.txt)/;

/** A closed shop answers every page with the maintenance page, at the requested address. */
export const maintenance: MiddlewareFunction<Response> = async ({ context }, next) => {
  if (openPaths.test(context.get(requestedShopContext).pathname)) return next();
  if ((await readStorefrontStatus(context)) !== "maintenance") return next();
  refuse(503);
};
