/** Where a payment stands. */
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

/** What may be heard or decided about a payment. */
export const eventKinds = [
  /** It is about to be sent to the provider. */
  "submitted",
  "action",
  "pending",
  "authorised",
  "refused",
  "cancelled",
  /** We stop waiting. */
  "abandoned",
  /** Money was taken, but not for what was ordered: another amount, or a card of another country. */
  "misfit",
  /** Money was taken, but its order cannot be had any more. */
  "orderLost",
  /** What was taken has been given back. */
  "reversed",
  /** What counted as given back has come back to us. */
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
  misfit: "REVERSING",
} as const;

/** Money that arrives for a payment that has ended goes back. */
const onceEnded = { authorised: "REVERSING", misfit: "REVERSING" } as const;

/** What follows upon what. An event that is not listed changes nothing: it came late, or again. */
export const transitions: Transitions = {
  INIT: { submitted: "SUBMITTED", abandoned: "CANCELLED", authorised: "AUTHORISED", misfit: "REVERSING" },
  SUBMITTED: whileOpen,
  ACTION_REQUIRED: whileOpen,
  PENDING: { ...whileOpen, action: "PENDING" },
  AUTHORISED: { orderLost: "REVERSING" },
  REFUSED: onceEnded,
  CANCELLED: onceEnded,
  REVERSING: { reversed: "REVERSED" },
  REVERSED: { reversalFailed: "REVERSING" },
};

/** What a payment asks for when it comes to a state: its order hears of it, its method is kept, its money goes back. */
export type FollowUp = "order" | "method" | "reversal";

export const followUps: Partial<Record<PaymentState, readonly FollowUp[]>> = {
  PENDING: ["method", "order"],
  AUTHORISED: ["method", "order"],
  REFUSED: ["order"],
  CANCELLED: ["order"],
  REVERSING: ["order", "reversal"],
  REVERSED: ["order"],
};

/** A basket has at most one payment in these. */
export const livingStates = ["INIT", "SUBMITTED", "ACTION_REQUIRED", "PENDING", "AUTHORISED"] as const;

/** Somebody is still at it, or has gone away in the middle of it. */
export const unfinishedStates = ["INIT", "SUBMITTED", "ACTION_REQUIRED"] as const;

/** Nothing that is heard of an honest provider moves a payment on from here, except to give money back. */
export const endStates: ReadonlySet<PaymentState> = new Set(["AUTHORISED", "REFUSED", "CANCELLED", "REVERSED"]);
