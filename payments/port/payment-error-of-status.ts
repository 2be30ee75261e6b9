import type { PaymentErrorKind } from "./payment-types.ts";

/** The payment error of an HTTP status; undefined for a status that says nothing about the payment. */
export function paymentErrorOfStatus(status: number): PaymentErrorKind | undefined {
  if (status === 400 || status === 413) return "invalid_request_error";
  if (status === 401 || status === 403) return "authentication_error";
  if (status === 404 || status === 422) return "payment_platform_error";
  return status === 500 ? "connection_error" : undefined;
}
