import { type RequestContext, settingsContext, shopContext } from "../../request-context.ts";
import { paymentSources } from "./rules/payment-sources.ts";

/**
 * For the answer of a page that takes payments. The server reads it, lets in what the provider of the market needs, and
 * takes it out again.
 */
export function paymentPageHeaders(context: RequestContext): Record<string, string> {
  const { settings } = context.get(settingsContext).payments.offer(context.get(shopContext).shop.market.country);
  return { "x-shop-payment-sources": JSON.stringify(paymentSources(settings)) };
}
