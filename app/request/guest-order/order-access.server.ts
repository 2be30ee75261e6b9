import { cookieDeps } from "../cookies/cookie-deps.server.ts";
import { type RequestContext, requestedShopContext } from "../request-context.ts";
import { shopRedirect } from "../shop-redirect.ts";
import { lookupPath } from "./guest-order-paths.ts";
import { type OrderGrant, orderGrants } from "./order-grants.server.ts";

type OrderRequest = { request: Request; orderNumber: string };

/** The grant that this browser has for an order of this make's shop. */
export function findOrderGrant(
  context: RequestContext,
  { request, orderNumber }: OrderRequest,
): Promise<OrderGrant | undefined> {
  const { site } = context.get(requestedShopContext).shop;
  return orderGrants(cookieDeps(context)).find(request, { siteId: site.id, orderNumber });
}

/** Asks for the details of an order. Nothing is looked up before, so it is the same for orders that do not exist. */
export function redirectToLookup(context: RequestContext, orderNumber: string): Response {
  return shopRedirect(context, lookupPath(orderNumber), { "cache-control": "private, no-store" });
}
