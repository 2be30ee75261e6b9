import { getCustomer } from "../../../contracts/commerce/customers/customers.ts";
import { type RequestContext, requestedShopContext, sessionContext, settingsContext } from "../request-context.ts";

/** Who writes to the shop, as far as the session knows. */
export type Sender = { name: string; email: string };

/** The name and the address of a customer who has signed in. */
export async function readSender(context: RequestContext): Promise<Sender | undefined> {
  const session = context.get(sessionContext);
  const shopper = session.isRegistered ? await session.findShopper() : undefined;
  if (shopper?.kind !== "registered") return undefined;
  const { organizationId } = context.get(settingsContext).commerce;
  const { shop } = context.get(requestedShopContext);
  const { firstName, lastName, email } = await shopper.commerceScapi(getCustomer, {
    params: { organizationId, customerId: shopper.customerId },
    query: { siteId: shop.site.id },
  });
  return { name: `${firstName} ${lastName}`.trim(), email };
}
