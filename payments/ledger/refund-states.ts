/** Where a refund stands. Accepted means that the provider has heard of it; only its message says that it is done. */
export const refundStates = ["REQUESTED", "ACCEPTED", "ISSUED", "FAILED"] as const;
export type RefundState = (typeof refundStates)[number];
export type RefundEvent = "accepted" | "issued" | "failed";

/** A bank may send a refund back after it was done. What failed stays failed: another one gets another key. */
export const refundTransitions: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  REQUESTED: { accepted: "ACCEPTED", issued: "ISSUED", failed: "FAILED" },
  ACCEPTED: { issued: "ISSUED", failed: "FAILED" },
  ISSUED: { failed: "FAILED" },
  FAILED: {},
};

/** Where the giving back of a whole charge stands. */
export const reversalStates = ["REQUESTED", "ACCEPTED", "DONE"] as const;
export type ReversalState = (typeof reversalStates)[number];
export type ReversalEvent = "accepted" | "done" | "failed";

/** What failed is asked for again under another key, also after it counted as done. */
export const reversalTransitions: Record<ReversalState, Partial<Record<ReversalEvent, ReversalState>>> = {
  REQUESTED: { accepted: "ACCEPTED", done: "DONE", failed: "REQUESTED" },
  ACCEPTED: { done: "DONE", failed: "REQUESTED" },
  DONE: { failed: "REQUESTED" },
};
