import { addCookies } from "../../request/cookies/add-cookies.ts";
import { cookieDeps } from "../../request/cookies/cookie-deps.server.ts";
import { guestOrderPath } from "../../request/guest-order/guest-order-paths.ts";
import { orderGrants } from "../../request/guest-order/order-grants.server.ts";
import { openOrderLink } from "../../request/guest-order/order-link.server.ts";
import { type RequestContext, requestedShopContext } from "../../request/request-context.ts";
import { shopRedirect } from "../../request/shop-redirect.ts";

type OpenedLink = { request: Request; orderNumber: string; key: string };

/**
 * Opens the order of a signed link, and takes the key out of the address. A link that does not open it ends at the same
 * address, which asks for the details of the order.
 */
export async function openLink(context: RequestContext, { request, orderNumber, key }: OpenedLink): Promise<Response> {
  const cookies = cookieDeps(context);
  const siteId = context.get(requestedShopContext).shop.site.id;
  const order = await openOrderLink(key, { siteId, orderNumber }, cookies);
  const grant = order && (await orderGrants(cookies).add(request, order));
  const headers = new Headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  return shopRedirect(context, guestOrderPath(orderNumber), addCookies(headers, grant));
}
