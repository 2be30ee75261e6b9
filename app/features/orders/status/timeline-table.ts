import type { CancelVariant } from "./cancel-variant.ts";

/** Of the step that is reached, that is under way, and that comes later. */
export type StepState = "DONE" | "DEFAULT" | "INACTIVE";

export const STEP_LABELS = {
  orderPlaced: "status.orderPlaced",
  renewed: "status.renewed",
  readyToInstall: "status.readyToInstall",
  activated: "status.activated",
  activationError: "status.activationError",
  paymentFailed: "status.paymentFailed",
  orderCancelled: "status.orderCancelled",
  cancellationRequested: "status.cancellationRequested",
  readyToUninstall: "status.readyToUninstall",
  cancellationCompleted: "status.cancellationCompleted",
  refundRequested: "status.refundRequested",
  refundIssued: "status.refundIssued",
  refundError: "status.refundError",
} as const;

export type StepName = keyof typeof STEP_LABELS;
type Step = readonly [name: StepName, state: StepState];

const PLACED: Step = ["orderPlaced", "DONE"];
const CANCELLING: Step = ["cancellationRequested", "DONE"];

export type TimelineName =
  | "placed"
  | "renewed"
  | "failed"
  | "download"
  | "activationError"
  | "paymentError"
  | "paymentErrorInPreviousShop"
  | "paymentFailed"
  | "cancellationRequested"
  | "cancelled"
  | "refundRequested"
  | "refundIssued"
  | "refundError"
  | "endedEarly"
  | "endsEarly"
  | CancelVariant;

/** The steps of every timeline. All of them begin with the order. */
export const TIMELINES: Readonly<Record<TimelineName, readonly Step[]>> = {
  placed: [PLACED, ["renewed", "DEFAULT"]],
  renewed: [PLACED, ["renewed", "DONE"]],
  failed: [PLACED, ["renewed", "INACTIVE"]],
  download: [PLACED, ["readyToInstall", "DEFAULT"], ["activated", "INACTIVE"]],
  activationError: [PLACED, ["activationError", "DEFAULT"]],
  paymentError: [PLACED, ["paymentFailed", "DEFAULT"]],
  paymentErrorInPreviousShop: [PLACED, ["orderCancelled", "DEFAULT"]],
  paymentFailed: [PLACED, ["orderCancelled", "DEFAULT"]],

  cancellationRequested: [PLACED, CANCELLING, ["cancellationCompleted", "INACTIVE"]],
  cancelled: [PLACED, CANCELLING, ["cancellationCompleted", "DONE"]],
  CancelInstallRefund: [PLACED, CANCELLING, ["refundIssued", "DONE"]],
  CancelInstallNoRefund: [PLACED, CANCELLING, ["cancellationCompleted", "DONE"]],
  CancelReadyToUninstallRefund: [PLACED, CANCELLING, ["readyToUninstall", "DEFAULT"], ["refundIssued", "INACTIVE"]],
  CancelReadyToUninstallNoRefund: [
    PLACED,
    CANCELLING,
    ["readyToUninstall", "DEFAULT"],
    ["cancellationCompleted", "INACTIVE"],
  ],
  CancelReadyToInstallRefund: [PLACED, CANCELLING, ["readyToInstall", "DEFAULT"], ["refundIssued", "INACTIVE"]],
  CancelReadyToInstallNoRefund: [
    PLACED,
    CANCELLING,
    ["readyToInstall", "DEFAULT"],
    ["cancellationCompleted", "INACTIVE"],
  ],
  CancelNoInstallRefund: [PLACED, CANCELLING, ["refundIssued", "DONE"]],
  CancelNoInstallNoRefund: [PLACED, CANCELLING, ["cancellationCompleted", "DONE"]],

  refundRequested: [PLACED, ["refundRequested", "DONE"], ["refundIssued", "INACTIVE"]],
  refundIssued: [PLACED, ["refundRequested", "DONE"], ["refundIssued", "DONE"]],
  refundError: [PLACED, ["refundRequested", "DONE"], ["refundError", "DEFAULT"]],

  // The unused days are paid back at once, also where the service runs for some days more.
  endedEarly: [PLACED, CANCELLING, ["cancellationCompleted", "DONE"], ["refundIssued", "INACTIVE"]],
  endsEarly: [PLACED, CANCELLING, ["refundIssued", "INACTIVE"], ["cancellationCompleted", "INACTIVE"]],
};
