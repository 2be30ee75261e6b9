import { createContext, type MiddlewareFunction } from "react-router";
import type { UnfinishedPayment } from "../../features/payment/payment-view.ts";
import { settleUnfinishedPayment } from "../../features/payment/settle-unfinished-payment.server.ts";

export const unfinishedPaymentContext = createContext<UnfinishedPayment>();

/**
 * An unfinished payment of an earlier visit may hold the basket. It is ended before any loader reads the basket, because
 * the header's count and the checkout are loaded at the same time.
 */
export const settleBeforeLoad: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(unfinishedPaymentContext, await settleUnfinishedPayment(context, request));
  return next();
};
