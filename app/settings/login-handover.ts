/**
 * Where one process leaves the tokens it got in exchange for a refresh token, for another process that was shown the
 * same one at the same time. What is left is sealed: only somebody who holds the old token can read it.
 */
export type LoginHandover = {
  /** What another process has left under the key and is still good stays. */
  leave(key: string, sealed: string, until: Date): Promise<void>;
  pick(key: string, now: Date): Promise<string | undefined>;
};

/** How long tokens are handed on to requests that were sent with the token before them. */
export const HANDOVER_MS = 120_000;
