import { createContext, type MiddlewareFunction } from "react-router";
import type { EarlierPaymentStatus } from "../../features/payment/payment-view.ts";
import { endEarlierPayment } from "../../features/payment/end-earlier-payment.server.ts";

export const earlierPaymentContext = createContext<EarlierPaymentStatus>();

/**
 * An unfinished payment of an earlier visit may hold the basket. It is ended before any loader reads the basket, because
 * the header's count and the checkout are loaded at the same time.
 */
export const endEarlierPaymentBeforeLoad: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(earlierPaymentContext, await endEarlierPayment(context, request));
  return next();
};
