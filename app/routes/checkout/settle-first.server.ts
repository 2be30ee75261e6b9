import { createContext, type MiddlewareFunction } from "react-router";
import type { LeftOver } from "../../features/payment/payment-view.ts";
import { settleLeftOver } from "../../features/payment/settle-left-over.server.ts";

export const leftOverContext = createContext<LeftOver>();

/**
 * What an earlier visit left behind may hold the basket. It is ended before any part of the page reads the basket: the
 * header counts what is in it at the same time as the checkout shows it.
 */
export const settleFirst: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  context.set(leftOverContext, await settleLeftOver(context, request));
  return next();
};
