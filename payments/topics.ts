/** The work of payments that happens later. */
export const topics = {
  /** Does what a payment still asks for: tells its order, gives its money back. */
  advance: "payments.advance",
  processEvent: "payments.process-event",
  recover: "payments.recover",
} as const;
