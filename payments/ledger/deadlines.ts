import type { PaymentState } from "./states.ts";

const minute = 60_000;
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

export const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
