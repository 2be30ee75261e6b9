/** The work of payments that happens later. */
export const topics = {
  /** Does what a payment still asks for: tells its order, gives its money back. */
  advance: "payments.advance",
  processEvent: "payments.process-event",
  recover: "payments.recover",
} as const;

/**
 * Where fewer jobs run at once than of other topics. Messages are acted upon in the order in which they came: a no that
 * overtakes a yes would give money back. A round of recovery that takes longer than a minute is not overtaken by the next.
 */
export const jobLimits: Readonly<Record<string, number>> = { [topics.processEvent]: 1, [topics.recover]: 1 };
