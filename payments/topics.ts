/** The job topics of payments. */
export const topics = {
  /** Updates the order of a payment, and requests its reversals. */
  runFollowUps: "payments.advance",
  processMessage: "payments.process-event",
  recover: "payments.recover",
} as const;

/**
 * Topics with a lower limit of parallel jobs. Messages are processed in the order of arrival: a refusal that overtakes an
 * authorisation would return money. A round of recovery ends before the next one starts.
 */
export const jobLimits: Readonly<Record<string, number>> = { [topics.processMessage]: 1, [topics.recover]: 1 };
