import { type PaymentDeps, paymentDeps } from "../../../features/payment/payment-deps.server.ts";
import { refuse } from "../../../request/refuse.ts";
import type { RequestContext } from "../../../request/request-context.ts";

/** Ends a request without a session with 401. Pages never get there: their guard asks guests to sign in first. */
export async function requirePaymentDeps(context: RequestContext): Promise<PaymentDeps> {
  return (await paymentDeps(context)) ?? refuse(401);
}
