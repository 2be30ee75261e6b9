import { isFault } from "../../../contracts/fault.ts";
import type { RequestContext } from "../../request/request-context.ts";
import { paymentDeps } from "./payment-deps.server.ts";
import { earlierPaymentStatusOf } from "./end-earlier-payment.server.ts";
import type { EarlierPaymentStatus } from "./payment-view.ts";

/** Cancels a payment that waits at a bank, at the customer's request. The basket is open again afterwards. */
export async function cancelPayment(context: RequestContext, orderNo: string): Promise<EarlierPaymentStatus> {
  try {
    const deps = await paymentDeps(context);
    if (!deps) return { kind: "none" };
    return earlierPaymentStatusOf(await deps.payments.cancelPayment({ buyer: deps.buyer, orderNo }));
  } catch (error) {
    if (!isFault(error)) throw error;
    return { kind: "none" };
  }
}
