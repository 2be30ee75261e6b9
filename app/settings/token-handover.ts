/**
 * Stores the tokens that one process got for a refresh token, for another process that received the same refresh token
 * at the same time. They are sealed: only a holder of the old token can read them.
 */
export type TokenHandover = {
  /** Does not replace an entry of another process that is still valid. */
  save(key: string, sealed: string, until: Date): Promise<void>;
  read(key: string, now: Date): Promise<string | undefined>;
};

/** How long new tokens are available to requests with the old token. */
export const HANDOVER_MS = 120_000;
