import type { PaymentErrorKind } from "./payment-words.ts";

/** What a status of HTTP says about a payment; undefined for one that says nothing about it. */
export function paymentErrorOfStatus(status: number): PaymentErrorKind | undefined {
  if (status === 400 || status === 413) return "invalid_request_error";
  if (status === 401 || status === 403) return "authentication_error";
  if (status === 404 || status === 422) return "payment_platform_error";
  return status === 500 ? "connection_error" : undefined;
}
