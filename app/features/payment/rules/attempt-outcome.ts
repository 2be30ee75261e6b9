import { paymentErrorOfStatus } from "../../../../payments/port/payment-error-of-status.ts";
import type { PaymentOutcome } from "../../../../payments/port/payments.ts";

/**
 * How a payment request of the page ended. Five words describe a payment without a result:
 * - `inProgress`: another request is paying for this basket.
 * - `action`: the bank asks the customer, who can still cancel.
 * - `confirming`: the payment was sent, and the provider has not answered the shop.
 * - `lost`: the shop has not answered the page.
 * - `waiting`: no outcome but the phase of the page after `inProgress`, `confirming` or `lost`; it polls the status.
 */
export type AttemptOutcome =
  | Exclude<PaymentOutcome, { kind: "failed" }>
  /** With the message of the shop's server, if there is one. */
  | (Extract<PaymentOutcome, { kind: "failed" }> & { message?: string })
  /** No answer came: the request may or may not have arrived. */
  | { kind: "lost" }
  /** The customer saw another amount than the one to pay now. */
  | { kind: "amountChanged" }
  /** A method was checked, but could not be saved. */
  | { kind: "addFailed" }
  /** The answer is no outcome of a payment. */
  | { kind: "unexpected"; message?: string };

/** An ended session or a failed system says nothing about a payment that was sent before. */
const isInconclusive = (status: number): boolean => status === 401 || status === 403 || status >= 500;

/** Reads the answer about a payment that was sent before; a failed call leaves its outcome open. */
export const readFollowUp = (status: number, document: unknown): AttemptOutcome =>
  isInconclusive(status) ? { kind: "lost" } : readOutcome(status, document);

const kinds = new Set<string>([
  "authorised",
  "pending",
  "action",
  "confirming",
  "inProgress",
  "cancelled",
  "failed",
] satisfies PaymentOutcome["kind"][]);

/** A document with a `detail` is an error, whatever its status. */
export function readOutcome(status: number, document: unknown): AttemptOutcome {
  const { kind, detail, reason } = (document ?? {}) as { kind?: string; detail?: string; reason?: string };
  if (status === 200 && detail === undefined && kind !== undefined && kinds.has(kind))
    return document as PaymentOutcome;
  if (reason === "amountChanged") return { kind: "amountChanged" };
  const error = paymentErrorOfStatus(status);
  const withMessage = typeof detail === "string" ? { message: detail } : {};
  return error
    ? { kind: "failed", orderNo: null, error, code: null, ...withMessage }
    : { kind: "unexpected", ...withMessage };
}
