export type LifeCycleSettings = {
  /** The pause between two steps of an order, a cancellation or a document. */
  stepSeconds: number;
  coolingOffDays: number;
  /** Days between a refused renewal and the next attempt; after the last one auto-renewal is turned off. */
  renewalRetryDays: readonly number[];
  /** The pauses before another call to a system that is down; the last one is repeated. */
  outageSeconds: readonly number[];
  /** How many tries an installation has before it fails. */
  installationTries: number;
};

export const defaultSettings: LifeCycleSettings = {
  stepSeconds: 20,
  coolingOffDays: 14,
  renewalRetryDays: [1, 3, 5],
  outageSeconds: [30, 120, 600, 3600],
  installationTries: 24,
};
