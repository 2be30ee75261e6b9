import { findAccount } from "../../request/account/account-deps.server.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { orderGrants } from "../../request/guest-order/order-grants.server.ts";
import type { OrderOwner } from "../../request/guest-order/order-owner.ts";
import { type RequestContext, requestedShopContext } from "../../request/request-context.ts";

/** The guest whom this browser has a grant of, also while a customer is signed in; else the signed-in customer. */
export async function findRefundOwner(
  context: RequestContext,
  { request, orderNumber }: { request: Request; orderNumber: string },
): Promise<OrderOwner | undefined> {
  const { shop } = context.get(requestedShopContext);
  const grant = await orderGrants(cookieDeps(context)).find(request, { siteId: shop.site.id, orderNumber });
  if (grant) return { kind: "guest", guest: { orderNumber: grant.orderNumber, email: grant.email } };
  const account = await findAccount(context);
  return account && { kind: "account", accountId: account.accountId, forgerockId: account.forgerockId };
}
