import { type RequestContext, depsContext, shopContext } from "../../request/request-context.ts";
import { paymentSources } from "./rules/payment-sources.ts";

/** The value of the header by which a document asks the server to let in what the provider of its market needs. */
export function paymentSourcesHeader(context: RequestContext): string {
  const { settings } = context.get(depsContext).payments.offer(context.get(shopContext).shop.market.country);
  return JSON.stringify(paymentSources(settings));
}
