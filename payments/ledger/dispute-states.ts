/** The state of a dispute: undecided, the bank took the money, or the shop keeps it. */
export const disputeStates = ["OPEN", "LOST", "WON"] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * The steps of a dispute in the order in which they happen. Messages come in any order, so the furthest step counts, not
 * the latest message.
 */
export const disputeSteps = ["inquiry", "inquiryClosed", "opened", "charged", "decided", "second", "final"] as const;
export type DisputeStep = (typeof disputeSteps)[number];

type DisputePosition = { state: DisputeState; step: number };

/** The dispute after a message; undefined when the message changes nothing. */
export function disputeAfter(
  before: DisputePosition | undefined,
  { state, step }: { state: DisputeState; step: DisputeStep },
): DisputePosition | undefined {
  const after = { state, step: disputeSteps.indexOf(step) };
  if (!before || after.step > before.step) return after;
  const isOutcome = after.step === before.step && before.state === "OPEN" && state !== "OPEN";
  return isOutcome ? after : undefined;
}
