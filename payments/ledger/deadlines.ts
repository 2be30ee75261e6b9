import type { ProviderName } from "../port/payment-types.ts";
import type { PaymentState } from "./states.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How long a payment may stay in a state before recovery checks it. */
export const checkAfterMs: Record<PaymentState, number> = {
  INIT: 30 * minute,
  SUBMITTED: 90_000,
  ACTION_REQUIRED: hour,
  PENDING: hour,
  AUTHORISED: 0,
  REFUSED: 0,
  CANCELLED: 0,
  REVERSING: 0,
  REVERSED: 0,
};

/** When a payment that was sent but cannot be found counts as never received. */
export const assumeLostAfterMs = { absent: 15 * minute, unsupported: day };

/** A direct debit may take two weeks; after this time it is given up. */
export const maxPendingMs = 30 * day;

/** How long a request may be repeated with its key: Stripe keeps keys for a day, Adyen for at least a week. */
export const keyLifetimeMs: Record<ProviderName, number> = { stripe: 23 * hour, adyen: 7 * day - hour };

/** How often an accepted refund or reversal is checked, and when it is handed over to the operators. */
export const acceptedCheckIntervalMs = 24 * hour;
export const manualReviewAfterMs = 30 * day;

export const addMs = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
