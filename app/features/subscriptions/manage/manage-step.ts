import type { MessageId } from "../../../i18n/message-id.ts";
import type { ChangeForm } from "../change/change-form.ts";
import type { ManageOptions } from "./manage-options.ts";

const MANAGE_STEPS = ["overview", "turn-off", "turn-on", "refund", "resubscribe"] as const;
export type ManageStep = (typeof MANAGE_STEPS)[number];
/** The steps that the overview leads to. */
export type ChangeStep = Exclude<ManageStep, "overview">;

export const STEP_TITLES: Readonly<Record<ChangeStep, MessageId>> = {
  "turn-off": "subscriptions.turnOff",
  "turn-on": "subscriptions.turnOn",
  refund: "refunds.title",
  resubscribe: "subscriptions.resubscribe",
};

/** What the form of each step asks for. */
export const STEP_INTENTS: Readonly<Record<ChangeStep, ChangeForm["intent"]>> = {
  "turn-off": "turnOff",
  "turn-on": "turnOn",
  refund: "requestRefund",
  resubscribe: "buy",
};

const isOffered: Readonly<Record<ManageStep, (options: ManageOptions) => boolean>> = {
  overview: () => true,
  "turn-off": ({ autoRenewal }) => autoRenewal === "turnOff",
  "turn-on": ({ autoRenewal }) => autoRenewal === "turnOn",
  refund: ({ refund }) => refund === "offered",
  resubscribe: ({ canBuyAgain }) => canBuyAgain,
};

/** The step of an address; the overview, which says what is possible, for a step that is not offered. */
export function requestedStep(step: string | null, options: ManageOptions): ManageStep {
  const known = MANAGE_STEPS.find((one) => one === step) ?? "overview";
  return isOffered[known](options) ? known : "overview";
}

export function managePath(assetId: string, step: ManageStep = "overview"): string {
  const path = `/account/my-subscriptions/${assetId}`;
  return step === "overview" ? path : `${path}?step=${step}`;
}
