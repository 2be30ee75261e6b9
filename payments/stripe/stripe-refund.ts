import type Stripe from "stripe";
import type { Provider, RefundAnswer, RefundTrace } from "../provider.ts";
import { isMissing } from "./stripe-fault.ts";

/** What a refund says about itself. */
export function readRefund({ id, status, failure_reason: reason }: Stripe.Refund): RefundAnswer {
  if (status === "failed" || status === "canceled") return { kind: "refused", reason: reason ?? status };
  return { kind: status === "succeeded" ? "done" : "accepted", reference: id };
}

/** Found by its id, or among the refunds of the charge when its id was never heard. */
export async function lookupRefund(
  stripe: Stripe,
  { reference, charge, id }: Parameters<Provider["lookupRefund"]>[0],
): Promise<RefundTrace> {
  if (reference !== null) {
    try {
      return readRefund(await stripe.refunds.retrieve(reference));
    } catch (error) {
      if (!isMissing(error)) throw error;
      return { kind: "absent" };
    }
  }
  for await (const refund of stripe.refunds.list({ payment_intent: charge, limit: 100 })) {
    const isIt = id === undefined ? refund.metadata?.reversal === "1" : refund.metadata?.refundId === id;
    if (isIt) return readRefund(refund);
  }
  return { kind: "absent" };
}
