/** What a dispute means for the money: it is argued about, the bank has taken it, or it is the shop's again. */
export const disputeStates = ["OPEN", "LOST", "WON"] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * The steps of a dispute in the order in which they happen. Messages come in any order, so the furthest step counts and
 * not the last message.
 */
export const disputeSteps = ["inquiry", "inquiryClosed", "opened", "charged", "decided", "second", "final"] as const;
export type DisputeStep = (typeof disputeSteps)[number];

type Standing = { state: DisputeState; step: number };

/** How a dispute stands after a message; undefined when the message changes nothing. */
export function disputeAfter(
  before: Standing | undefined,
  { state, step }: { state: DisputeState; step: DisputeStep },
): Standing | undefined {
  const after = { state, step: disputeSteps.indexOf(step) };
  if (!before || after.step > before.step) return after;
  const isOutcome = after.step === before.step && before.state === "OPEN" && state !== "OPEN";
  return isOutcome ? after : undefined;
}
