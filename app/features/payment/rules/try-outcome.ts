import { paymentErrorOfStatus } from "../../../../payments/port/payment-error-of-status.ts";
import type { PaymentOutcome } from "../../../../payments/port/payments.ts";

/** How a request of the page about a payment ended. */
export type TryOutcome =
  | Exclude<PaymentOutcome, { kind: "failed" }>
  /** With what the shop's server says about it, where it says something. */
  | (Extract<PaymentOutcome, { kind: "failed" }> & { message?: string })
  /** No answer came: it may or may not have arrived. */
  | { kind: "lost" }
  /** The customer saw another amount than the one to pay now. */
  | { kind: "amountChanged" }
  /** An answer that no payment can have. */
  | { kind: "unexpected"; message?: string };

/** A session that has gone, or a system that does not answer, says nothing about a payment that is on its way. */
const isSilent = (status: number): boolean => status === 401 || status === 403 || status >= 500;

/** The answer to a question about a payment that was sent before: only the payment itself can say how it ended. */
export const readFollowUp = (status: number, document: unknown): TryOutcome =>
  isSilent(status) ? { kind: "lost" } : readOutcome(status, document);

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
export function readOutcome(status: number, document: unknown): TryOutcome {
  const { kind, detail, reason } = (document ?? {}) as { kind?: string; detail?: string; reason?: string };
  if (status === 200 && detail === undefined && kind !== undefined && kinds.has(kind))
    return document as PaymentOutcome;
  if (reason === "amountChanged") return { kind: "amountChanged" };
  const error = paymentErrorOfStatus(status);
  const said = typeof detail === "string" ? { message: detail } : {};
  return error ? { kind: "failed", orderNo: null, error, code: null, ...said } : { kind: "unexpected", ...said };
}
