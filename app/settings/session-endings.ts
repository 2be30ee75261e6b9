/**
 * When all sessions of a person were ended at once: by a log-out, by a new password, or by the identity provider. The
 * sessions themselves are cookies, of which there may be copies that nothing else can reach.
 */
export type SessionEndings = {
  end(subject: string, at: Date): Promise<void>;
  /** An ending by another process is known half a minute later at most. */
  endedAt(subject: string): Promise<Date | undefined>;
};
