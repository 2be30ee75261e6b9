import { getOrderDetails } from "../../../contracts/order-management/order-summary.ts";
import { collectGuestOrder } from "../../../contracts/privacy/privacy-requests.ts";
import { findOrderGrant, redirectToLookup } from "../../request/guest-order/order-access.server.ts";
import { refuse } from "../../request/refuse.ts";
import { isFault } from "../../../contracts/fault.ts";
import { depsContext, requestedShopContext } from "../../request/request-context.ts";
import type { Route } from "./+types/guest-data";

/** What the shop holds about one guest order, as a file: payments, invoices, consents, letters and messages with it. Like the order's page it needs a grant. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { orderNo: orderNumber } = params;
  const grant = await findOrderGrant(context, { request, orderNumber });
  if (!grant) return redirectToLookup(context, orderNumber);
  const { services, now } = context.get(depsContext);
  const { shop } = context.get(requestedShopContext);
  const guest = { orderNumber, email: grant.email };
  try {
    // Before anything else is read: it says whether the address is that of the order.
    const order = await services.orderManagement(getOrderDetails, { body: { guest, siteId: shop.site.id } });
    const { systems } = await services.privacy(collectGuestOrder, { body: guest });
    const document = { createdAt: now().toISOString(), email: grant.email, order, systems };
    return new Response(JSON.stringify(document, null, 2), {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="order-data.json"`,
        "cache-control": "private, no-store",
      },
    });
  } catch (error) {
    if (isFault(error)) refuse(error.status === 404 ? 404 : 503);
    throw error;
  }
}
