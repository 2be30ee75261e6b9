import type { Means, PaymentOutcome, StatedValues } from "../../../../contracts/payments/payments.ts";
import { checkoutControlContext, type RequestContext } from "../../../request-context.ts";
import { isLedgerSilent } from "../../../visit/checkout-control.server.ts";
import { readOrderFields } from "../../../visit/order-fields.server.ts";
import { isSoldTwice } from "../../../visit/sold-twice.server.ts";
import { mustMatchBillingCountry } from "../rules/billing-match.ts";
import type { PaymentGround } from "../payment-ground.server.ts";
import { answerOutcome, refuse } from "./call-answer.server.ts";

type Asked = { basketId: string; means: Means; isRenewedByItself: boolean; stated: StatedValues };

/** The page that pays looks at its basket again after this answer, and says what is wrong with which service. */
const soldTwice: PaymentOutcome = {
  kind: "failed",
  orderNo: null,
  error: "invalid_request_error",
  code: "checkout_control",
};

/** The page says that nothing was charged, and to try again in a while. */
const noLedger: PaymentOutcome = { kind: "failed", orderNo: null, error: "connection_error", code: "checkout_control" };

/** Pays for a basket of this person. What is paid, for what and by whom is the server's to know. */
export async function payForBasket(context: RequestContext, ground: PaymentGround, asked: Asked): Promise<Response> {
  const { payments, buyer, place } = ground;
  const { basketId, means, stated, isRenewedByItself } = asked;
  const orderFields = await readOrderFields(context, { isRenewedByItself });
  if (!orderFields) return refuse(409, "There is no vehicle to order for.");
  if (await isLedgerSilent(context)) return answerOutcome(noLedger);
  if (await isSoldTwice(context)) return answerOutcome(soldTwice);
  const outcome = await payments.submitPayment({
    buyer,
    place,
    basketId,
    means,
    stated,
    orderFields,
    mustMatchBillingCountry: mustMatchBillingCountry(place.country),
    isSoldOnce: !context.get(checkoutControlContext).isSkipped,
  });
  return answerOutcome(outcome);
}
