export type LifeCycleSettings = {
  /** Between two steps of an order, a cancellation or a document. */
  stepSeconds: number;
  coolingOffDays: number;
  /** How long after a refused renewal the next try follows; after the last one auto-renewal is turned off. */
  renewalRetryDays: readonly number[];
  /** How long to wait for a system that does not answer; the last one is repeated. */
  outageSeconds: readonly number[];
  /** How often an installation is tried before it counts as failed. */
  installationTries: number;
};

export const defaultSettings: LifeCycleSettings = {
  stepSeconds: 20,
  coolingOffDays: 14,
  renewalRetryDays: [1, 3, 5],
  outageSeconds: [30, 120, 600, 3600],
  installationTries: 24,
};
