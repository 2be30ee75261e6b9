export type LifeCycleSettings = {
  /** The pause between two steps of an order, a cancellation or a document. */
  stepSeconds: number;
  /** Days after the end of a term on which its renewal is charged until it succeeds; then auto-renewal is turned off. */
  renewalTryDays: readonly number[];
  /** The pauses before another call to a system that is down; the last one is repeated. */
  outageSeconds: readonly number[];
  /** How many tries an installation has before it fails. */
  installationTries: number;
};

export const defaultSettings: LifeCycleSettings = {
  stepSeconds: 20,
  renewalTryDays: [0, 3, 7],
  outageSeconds: [30, 120, 600, 3600],
  installationTries: 24,
};
