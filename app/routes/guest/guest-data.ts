import { listOrderConsents } from "../../../contracts/consent-records/records.ts";
import { getOrderDetails } from "../../../contracts/order-management/order-summary.ts";
import { findOrderGrant, redirectToLookup } from "../../request/guest-order/order-access.server.ts";
import { refuse } from "../../request/refuse.ts";
import { isFault } from "../../../contracts/fault.ts";
import { depsContext, requestedShopContext } from "../../request/request-context.ts";
import type { Route } from "./+types/guest-data";

/** What the shop holds about one guest order, as a file. Like the order's page it needs a grant. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { orderNo: orderNumber } = params;
  const grant = await findOrderGrant(context, { request, orderNumber });
  if (!grant) return redirectToLookup(context, orderNumber);
  const { services, now } = context.get(depsContext);
  const { shop } = context.get(requestedShopContext);
  const guest = { orderNumber, email: grant.email };
  try {
    const [order, { records: consents }] = await Promise.all([
      services.orderManagement(getOrderDetails, { body: { guest, siteId: shop.site.id } }),
      services.consentRecords(listOrderConsents, { params: { orderNumber } }),
    ]);
    const document = { createdAt: now().toISOString(), email: grant.email, order, consents };
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
