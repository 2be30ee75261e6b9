import type { KnownStatus } from "./known-status.ts";

const STAGES = ["Install", "ReadyToUninstall", "ReadyToInstall", "NoInstall"] as const;
type Stage = (typeof STAGES)[number];

/** How far the cancellation of an item is in the vehicle, and whether money goes back. */
export type CancelVariant = `Cancel${Stage}${"Refund" | "NoRefund"}`;

export type CancelFacts = {
  isCancelled: boolean;
  isRefundDue: boolean;
  isDownloaded: boolean;
  isInstalled: boolean;
  isUninstalled: boolean;
};

const CANCELLED_LIKE: ReadonlySet<KnownStatus> = new Set<KnownStatus>([
  "canceled",
  "cancelled",
  "pending cancelation",
  "pending cancellation",
  "refunded",
  "partially refunded",
]);

/** Undefined for an item that is not being cancelled, and for one of which nothing but its status is known. */
export function cancelVariant(status: KnownStatus, facts: CancelFacts): CancelVariant | undefined {
  if (!CANCELLED_LIKE.has(status)) return undefined;
  const stage = stageOf(facts);
  return stage && `Cancel${stage}${facts.isRefundDue ? "Refund" : "NoRefund"}`;
}

function stageOf({ isCancelled, isDownloaded, isInstalled, isUninstalled }: CancelFacts): Stage | undefined {
  if (!isCancelled) return isUninstalled || isInstalled || isDownloaded ? "ReadyToUninstall" : undefined;
  if (isUninstalled) return "Install";
  if (isInstalled) return "ReadyToUninstall";
  return isDownloaded ? "ReadyToInstall" : "NoInstall";
}
