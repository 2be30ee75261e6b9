import type { Person } from "../shopper-tokens.ts";

/**
 * When all sessions of a person were ended at once: by a log-out, by a new password, or by the identity provider. The
 * sessions themselves are cookies, of which there may be copies that nothing else can reach.
 */
export type SessionEndings = {
  end(subject: string, at: Date): Promise<void>;
  /** An ending by another process is known half a minute later at most. */
  endedAt(subject: string): Promise<Date | undefined>;
};

/** The name under which a person's sessions end together, at both makes. */
export const subjectOf = ({ forgerockId, identityId }: Person): string => forgerockId ?? identityId;

/** A session from before there were endings has no date, and counts as older than any of them. */
export function isOver({ signedInAt = 0 }: Person, endedAt: Date | undefined): boolean {
  return endedAt !== undefined && signedInAt < endedAt.getTime();
}
