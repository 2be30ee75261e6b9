import type { PaymentOutcome } from "../port/payments.ts";
import type { PaymentRow } from "../ledger/tables.ts";

/** The state of a payment as an outcome for the page. */
export function outcomeOf(payment: PaymentRow): PaymentOutcome {
  const { state, orderReference: orderNo, method } = payment;
  if (orderNo === null) return outcomeWithoutOrder(payment);
  switch (state) {
    case "INIT":
      return { kind: "inProgress", orderNo };
    case "SUBMITTED":
      return { kind: "confirming", orderNo };
    case "ACTION_REQUIRED":
      return { kind: "action", orderNo, provider: payment.provider, action: payment.action ?? {} };
    case "PENDING":
      return { kind: "pending", orderNo, method };
    case "AUTHORISED":
      return { kind: "authorised", orderNo, method };
    case "REFUSED":
    case "CANCELLED":
    case "REVERSING":
    case "REVERSED":
      return endedOutcome(payment);
  }
}

function outcomeWithoutOrder(payment: PaymentRow): PaymentOutcome {
  return payment.state === "INIT" ? { kind: "inProgress", orderNo: null } : endedOutcome(payment);
}

function endedOutcome({ orderReference: orderNo, error, errorCode: code }: PaymentRow): PaymentOutcome {
  return error ? { kind: "failed", orderNo, error, code } : { kind: "cancelled", orderNo };
}
