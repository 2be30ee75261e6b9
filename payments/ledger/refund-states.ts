/** The state of a refund. ACCEPTED: the provider received it; a webhook says later whether it was issued. */
export const refundStates = ["REQUESTED", "ACCEPTED", "ISSUED", "FAILED"] as const;
export type RefundState = (typeof refundStates)[number];
export type RefundEvent = "accepted" | "issued" | "failed";

/** A bank may return a refund after it was issued. A failed refund stays failed: a new one gets a new key. */
export const refundTransitions: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  REQUESTED: { accepted: "ACCEPTED", issued: "ISSUED", failed: "FAILED" },
  ACCEPTED: { issued: "ISSUED", failed: "FAILED" },
  ISSUED: { failed: "FAILED" },
  FAILED: {},
};

/** The state of a reversal, which returns a whole charge. */
export const reversalStates = ["REQUESTED", "ACCEPTED", "DONE"] as const;
export type ReversalState = (typeof reversalStates)[number];
export type ReversalEvent = "accepted" | "done" | "failed";

/** A failed reversal is requested again with another key, even after it counted as done. */
export const reversalTransitions: Record<ReversalState, Partial<Record<ReversalEvent, ReversalState>>> = {
  REQUESTED: { accepted: "ACCEPTED", done: "DONE", failed: "REQUESTED" },
  ACCEPTED: { done: "DONE", failed: "REQUESTED" },
  DONE: { failed: "REQUESTED" },
};
