/**
 * When all sessions of a customer were ended: by a log-out, by a new password, or by the identity provider. Sessions
 * are cookies, and copies of them cannot be revoked in any other way.
 */
export type SessionEndings = {
  end(subject: string, at: Date): Promise<void>;
  /** An ending by another process is visible after half a minute at most. */
  endedAt(subject: string): Promise<Date | undefined>;
};
