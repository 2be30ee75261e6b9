import type Stripe from "stripe";
import type { Provider, RefundAnswer, RefundTrace } from "../provider.ts";
import { isResourceMissing } from "./stripe-fault.ts";

/** Reads the result from a Stripe refund. */
export function readRefund({ id, status, failure_reason: reason }: Stripe.Refund): RefundAnswer {
  if (status === "failed" || status === "canceled") return { kind: "refused", reason: reason ?? status };
  return { kind: status === "succeeded" ? "done" : "accepted", refundReference: id };
}

/** Looks a refund up by its id, or among the refunds of the charge if its id was never received. */
export async function lookupRefund(
  stripe: Stripe,
  { refundReference, chargeReference, id }: Parameters<Provider["lookupRefund"]>[0],
): Promise<RefundTrace> {
  if (refundReference !== null) {
    try {
      return readRefund(await stripe.refunds.retrieve(refundReference));
    } catch (error) {
      if (!isResourceMissing(error)) throw error;
      return { kind: "absent" };
    }
  }
  for await (const refund of stripe.refunds.list({ payment_intent: chargeReference, limit: 100 })) {
    const isSameRefund = id === undefined ? refund.metadata?.reversal === "1" : refund.metadata?.refundId === id;
    if (isSameRefund) return readRefund(refund);
  }
  return { kind: "absent" };
}
