import { isFault } from "../../../../contracts/fault.ts";
import type { PaymentDetails, PaymentOutcome, ClaimedValues } from "../../../../payments/port/payments.ts";
import type { PurchaseRefusal } from "../../../domain/sale/purchase-rules.ts";
import { checkoutControlContext, type RequestContext } from "../../../request/request-context.ts";
import { isPaymentRecordDown } from "../../../request/checkout-control.server.ts";
import type { PaymentDeps } from "../payment-deps.server.ts";
import { mustMatchBillingCountry } from "./billing-match.server.ts";
import { refusedCall } from "../../../request/calls/call-answer.ts";
import { answerOutcome } from "./call-answer.server.ts";
import type { PurchaseChecks } from "./purchase-checks.ts";
import { answerRefusal } from "./purchase-refusal.server.ts";

type BasketPayment = { basketId: string; paymentDetails: PaymentDetails; autoRenew: boolean; claimed: ClaimedValues };

/** With this outcome the page says that nothing was charged, and to try again in a while. */
const notCharged: PaymentOutcome = {
  kind: "failed",
  orderNo: null,
  error: "connection_error",
  code: "checkout_control",
};

/** Pays for a basket of this buyer. Amount, items and buyer come from the server, never from the request. */
export async function payForBasket(
  context: RequestContext,
  deps: PaymentDeps & { purchase: PurchaseChecks },
  payment: BasketPayment,
): Promise<Response> {
  const { payments, buyer, source, purchase } = deps;
  const { basketId, paymentDetails, claimed, autoRenew } = payment;
  if (await isPaymentRecordDown(context)) return answerOutcome(notCharged);
  const refusal = await readRefusal(purchase);
  if (refusal === "unreadable") return answerUnreadableBasket(deps, basketId);
  if (refusal) return answerRefusal(refusal);
  const orderFields = await purchase.buildOrderFields({ autoRenew });
  if (!orderFields) return refusedCall(409, "There is no vehicle to order for.");
  const outcome = await payments.submitPayment({
    buyer,
    source,
    basketId,
    paymentDetails,
    claimed,
    orderFields,
    mustMatchBillingCountry: await mustMatchBillingCountry(context),
    mustRefuseDuplicates: !context.get(checkoutControlContext).isSkipped,
  });
  return answerOutcome(outcome);
}

async function readRefusal(purchase: PurchaseChecks): Promise<PurchaseRefusal | "unreadable" | undefined> {
  try {
    return await purchase.refusalOf("pay");
  } catch (error) {
    if (!isFault(error) || error.status === 401) throw error;
    return "unreadable";
  }
}

/** Sends no payment for a basket that cannot be read, and answers with the status of an earlier payment if there is one. */
async function answerUnreadableBasket({ payments, buyer }: PaymentDeps, basketId: string): Promise<Response> {
  const earlier = await payments.readPayment({ buyer, basketId });
  return answerOutcome(earlier.kind === "requestRefused" ? notCharged : earlier);
}
