import type { PaymentErrorKind } from "../../../../../payments/port/payment-types.ts";

/** An error of Stripe.js. */
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

/** Codes for a sheet that the customer closed. */
const closedCodes = new Set(["wallet_cancelled", "canceled", "payment_cancelled"]);

export const isSheetClosed = ({ code = "" }: StripeJsError): boolean => closedCodes.has(code);

export function stripeErrorKind(error: StripeJsError, chosen = "card"): PaymentErrorKind {
  const { code = "", type = "" } = error;
  if (authenticationCodes.has(code)) return "card_authorisation_error";
  const kind = kinds[type] ?? "connection_error";
  return kind === "card_error" ? (methodErrors[refusedMethod(error) ?? chosen] ?? kind) : kind;
}

/** The wallet of the refused method, or its type when it is no card. */
function refusedMethod({ payment_method: method }: StripeJsError): string | undefined {
  const wallet = method?.card?.wallet?.type;
  return wallet ?? (method?.type === "card" ? undefined : method?.type);
}
