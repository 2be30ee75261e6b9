import type { ProviderName } from "../port/payment-words.ts";
import type { PaymentState } from "./states.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How long a payment may stay as it is before somebody looks at it, in milliseconds. */
export const patience: Record<PaymentState, number> = {
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

/** After so long without a trace of it, a payment that was sent counts as never arrived. */
export const lostAfter = { absent: 15 * minute, unknown: day };

/** A debit may take two weeks; what is still open long after will not come. */
export const pendingAtMost = 30 * day;

/** For so long a request may be repeated with its key: Stripe forgets keys after a day, Adyen not before a week. */
export const keyLife: Record<ProviderName, number> = { stripe: 23 * hour, adyen: 7 * day - hour };

/** A refund or reversal that the provider has accepted is looked at so often, and after a month left to people. */
export const acceptedPatience = 24 * hour;
export const leftToPeopleAfter = 30 * day;

export const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
