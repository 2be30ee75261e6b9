import type { CoreConfiguration } from "@adyen/adyen-web";
import type { AttemptOutcome } from "../../rules/attempt-outcome.ts";

type OnSubmit = NonNullable<CoreConfiguration["onSubmit"]>;
type DropinAnswer = Parameters<Parameters<OnSubmit>[2]["resolve"]>[0];

/** An outcome as the result that the Drop-in expects. */
export function adyenResult(outcome: AttemptOutcome): DropinAnswer {
  if (outcome.kind !== "action") return { resultCode: resultCodes[outcome.kind] };
  return { resultCode: "RedirectShopper", action: outcome.action as unknown as NonNullable<DropinAnswer["action"]> };
}

const resultCodes: Readonly<Record<Exclude<AttemptOutcome["kind"], "action">, DropinAnswer["resultCode"]>> = {
  authorised: "Authorised",
  pending: "Received",
  confirming: "Pending",
  inProgress: "Pending",
  cancelled: "Cancelled",
  failed: "Refused",
  requestRefused: "Error",
  lost: "Pending",
  amountChanged: "Error",
  addFailed: "Error",
  unexpected: "Error",
};
