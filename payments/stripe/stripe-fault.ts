import Stripe from "stripe";
import { paymentErrorOfStatus } from "../port/payment-error-of-status.ts";
import { callEffectOfFailure, ProviderFault } from "../provider-fault.ts";

/** Statuses after which a request with the same key may still be processed, or was already carried out. */
const undecidedStatuses = new Set([409, 429]);

/** The `ProviderFault` for a failed call of Stripe's library. */
export function stripeFault(cause: unknown): ProviderFault {
  if (cause instanceof ProviderFault) return cause;
  if (!(cause instanceof Stripe.errors.StripeError) || cause instanceof Stripe.errors.StripeConnectionError) {
    const callEffect = callEffectOfFailure(cause);
    return new ProviderFault({ callEffect, error: "connection_error", message: "Stripe gave no answer" }, { cause });
  }
  const { statusCode: status = 500, code } = cause;
  const isUnknown =
    status >= 500 ||
    undecidedStatuses.has(status) ||
    cause instanceof Stripe.errors.StripeIdempotencyError ||
    cause instanceof Stripe.errors.StripeAPIError;
  const error = cause instanceof Stripe.errors.StripeCardError ? "card_error" : paymentErrorOfStatus(status);
  return new ProviderFault(
    {
      callEffect: isUnknown ? "unknown" : "rejected",
      error: (!isUnknown && error) || "connection_error",
      code,
      message: `Stripe answered ${status}`,
    },
    { cause },
  );
}

export const isResourceMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

export const unusableAnswer = (): ProviderFault =>
  new ProviderFault({
    callEffect: "unknown",
    error: "connection_error",
    message: "Stripe answered with a document that is no payment",
  });
