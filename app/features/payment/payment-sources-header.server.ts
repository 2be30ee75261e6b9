import { type RequestContext, depsContext, requestedShopContext } from "../../request/request-context.ts";
import { paymentCspSources } from "./rules/payment-csp-sources.ts";

/** The value of the header that adds the sources of the market's provider to the document's security policy. */
export function paymentSourcesHeader(context: RequestContext): string {
  const { settings } = context
    .get(depsContext)
    .payments.paymentOptions(context.get(requestedShopContext).shop.market.country);
  return JSON.stringify(paymentCspSources(settings));
}
