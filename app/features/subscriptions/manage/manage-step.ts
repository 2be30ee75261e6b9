import type { ManageOptions } from "./manage-options.ts";

export const MANAGE_STEPS = ["overview", "turn-off", "turn-on", "refund", "resubscribe"] as const;
export type ManageStep = (typeof MANAGE_STEPS)[number];

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
