/** The states of a payment. */
export const paymentStates = [
  "INIT",
  "SUBMITTED",
  "ACTION_REQUIRED",
  "PENDING",
  "AUTHORISED",
  "REFUSED",
  "CANCELLED",
  "REVERSING",
  "REVERSED",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What can happen to a payment. */
export const eventKinds = [
  /** The shop is about to send it to the provider. */
  "submitted",
  "action",
  "pending",
  "authorised",
  "refused",
  "cancelled",
  /** The shop ends it before it is sent. */
  "unsent",
  /** The shop gives it up. */
  "abandoned",
  /** Another amount than ordered was charged, or a card of another country. */
  "chargeMismatch",
  /** It was charged, but its order has failed. */
  "orderLost",
  /** The charge was returned. */
  "reversed",
  /** The charge counted as returned, but the money came back to the shop. */
  "reversalFailed",
] as const;
export type EventKind = (typeof eventKinds)[number];

export type Transitions = Record<PaymentState, Partial<Record<EventKind, PaymentState>>>;

const whileOpen = {
  action: "ACTION_REQUIRED",
  pending: "PENDING",
  authorised: "AUTHORISED",
  refused: "REFUSED",
  cancelled: "CANCELLED",
  abandoned: "CANCELLED",
  chargeMismatch: "REVERSING",
} as const;

/** A charge for a payment that has ended is reversed. */
const onceEnded = { authorised: "REVERSING", chargeMismatch: "REVERSING" } as const;

/** The next state for each event. An event that is not listed is late or repeated, and changes nothing. */
export const transitions: Transitions = {
  // One that a request is sending at the same time cannot be called back: only INIT ends like this.
  INIT: { submitted: "SUBMITTED", unsent: "CANCELLED", authorised: "AUTHORISED", chargeMismatch: "REVERSING" },
  SUBMITTED: whileOpen,
  ACTION_REQUIRED: whileOpen,
  PENDING: { ...whileOpen, action: "PENDING" },
  AUTHORISED: { orderLost: "REVERSING" },
  REFUSED: onceEnded,
  CANCELLED: onceEnded,
  REVERSING: { reversed: "REVERSED" },
  REVERSED: { reversalFailed: "REVERSING" },
};

/** What follows when a payment enters a state: update the order, save the method, reverse the charge. */
export type StateEffect = "order" | "method" | "reversal";

export const effectsOfState: Partial<Record<PaymentState, readonly StateEffect[]>> = {
  PENDING: ["method", "order"],
  AUTHORISED: ["method", "order"],
  REFUSED: ["order"],
  CANCELLED: ["order"],
  REVERSING: ["order", "reversal"],
  REVERSED: ["order"],
};

/** A basket has at most one payment in these states. */
export const activeStates = ["INIT", "SUBMITTED", "ACTION_REQUIRED", "PENDING", "AUTHORISED"] as const;

/** The customer is still paying, or left before the end. */
export const unfinishedStates = ["INIT", "SUBMITTED", "ACTION_REQUIRED"] as const;

/** From these states only a reversal can follow. */
export const endStates: ReadonlySet<PaymentState> = new Set(["AUTHORISED", "REFUSED", "CANCELLED", "REVERSED"]);
