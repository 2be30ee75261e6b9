import type { Person } from "./shopper-tokens.ts";

/** The id by which all sessions of a customer end together, at both makes. */
export const subjectOf = ({ forgerockId, accountId }: Person): string => forgerockId ?? accountId;

/** Whether the sessions were ended after this sign-in. A session without a date counts as older. */
export function isEndedAfterSignIn({ signedInAt = 0 }: Person, endedAt: Date | undefined): boolean {
  return endedAt !== undefined && signedInAt < endedAt.getTime();
}
