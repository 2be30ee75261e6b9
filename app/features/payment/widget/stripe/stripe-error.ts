import type { PaymentErrorKind } from "../../../../../contracts/payments/payment-words.ts";

/** What Stripe.js says went wrong. */
export type StripeJsError = {
  type?: string | undefined;
  code?: string | undefined;
  decline_code?: string | undefined;
  payment_method?: { type?: string; card?: { wallet?: { type?: string } | null } | null } | undefined;
};

const authenticationCodes = new Set([
  "authentication_required",
  "setup_intent_authentication_failure",
  "payment_intent_authentication_failure",
]);

const kinds: Readonly<Record<string, PaymentErrorKind>> = {
  card_error: "card_error",
  validation_error: "validation_error",
  invalid_request_error: "invalid_request_error",
  idempotency_error: "invalid_request_error",
  authentication_error: "authentication_error",
  api_error: "connection_error",
  api_connection_error: "connection_error",
  rate_limit_error: "connection_error",
};

const methodErrors: Readonly<Record<string, PaymentErrorKind>> = {
  google_pay: "gPay-error",
  apple_pay: "aPay-error",
  ideal: "iDeal-error",
};

/** Codes of somebody who closed what they had opened. */
const closed = new Set(["wallet_cancelled", "canceled", "payment_cancelled"]);

export const isClosed = ({ code = "" }: StripeJsError): boolean => closed.has(code);

export function stripeErrorKind(error: StripeJsError, chosen?: string): PaymentErrorKind {
  if (authenticationCodes.has(error.code ?? "")) return "card_authorisation_error";
  const kind = kinds[error.type ?? ""] ?? "connection_error";
  if (kind !== "card_error") return kind;
  const type = error.payment_method?.card?.wallet?.type ?? error.payment_method?.type ?? chosen ?? "";
  return methodErrors[type] ?? methodErrors[chosen ?? ""] ?? kind;
}
