import { createContext, type MiddlewareFunction } from "react-router";
import type { UnfinishedPayment } from "../../features/payment/payment-view.ts";
import { settleUnfinishedPayment } from "../../features/payment/settle-unfinished-payment.server.ts";

export const unfinishedPaymentContext = createContext<UnfinishedPayment>();

/**
 * What an earlier visit left behind may hold the basket. It is ended before any part of the page reads the basket: the
 * header counts what is in it at the same time as the checkout shows it.
 */
export const settleFirst: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(unfinishedPaymentContext, await settleUnfinishedPayment(context, request));
  return next();
};
