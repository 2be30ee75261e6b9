import type { Person } from "./shopper-tokens.ts";

/** The name under which a person's sessions end together, at both makes. */
export const subjectOf = ({ forgerockId, identityId }: Person): string => forgerockId ?? identityId;

/** A session from before there were endings has no date, and counts as older than any of them. */
export function isOver({ signedInAt = 0 }: Person, endedAt: Date | undefined): boolean {
  return endedAt !== undefined && signedInAt < endedAt.getTime();
}
