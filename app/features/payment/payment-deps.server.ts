import type { Buyer, Payments, RequestSource } from "../../../payments/port/payments.ts";
import {
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  depsContext,
} from "../../request/request-context.ts";
import { externalLocale } from "../../site/locales.ts";
import { siteHref } from "../../site/site-href.ts";
import { siteOrigin } from "../../site/site-origin.ts";

export type PaymentDeps = { payments: Payments; buyer: Buyer; source: RequestSource };

/** The page to which a bank sends the customer back after a payment. */
const paymentReturnPath = "/payment-confirmation";

/** The buyer and the source of the request, read from session and request only; undefined without a session. */
export async function paymentDeps(context: RequestContext): Promise<PaymentDeps | undefined> {
  const shopper = await context.get(sessionContext).findShopper();
  if (!shopper) return undefined;
  const { payments } = context.get(depsContext);
  const { customerId, commerceOcapi, commerceScapi } = shopper;
  const siteId = context.get(requestedShopContext).shop.site.id;
  const buyer = { siteId, customerId, isRegistered: shopper.kind === "registered", commerceOcapi, commerceScapi };
  return { payments, buyer, source: requestSource(context) };
}

export function requestSource(context: RequestContext, returnPath = paymentReturnPath): RequestSource {
  const { shop } = context.get(requestedShopContext);
  const { config, site, locale, market } = shop;
  const { ip, host } = context.get(factsContext);
  const origin = siteOrigin(context.get(settingsContext), host);
  return {
    country: market.country,
    locale: externalLocale(locale.id),
    ip,
    origin,
    returnUrl: origin + siteHref({ config, site, locale, path: returnPath }),
  };
}
