import type { CalendarDay } from "../../../domain/calendar-day.ts";
import { type CancelVariant, cancelVariant } from "./cancel-variant.ts";
import { displayStatus, statusLine } from "./display-status.ts";
import { type KnownStatus, knownStatus } from "./known-status.ts";
import type { StatusLabel } from "./status-label.ts";
import { FAILED_ROW, STATUS_TABLE, TIMELINES_BEFORE_INSTALLATION, VARIANT_LABELS } from "./status-table.ts";
import { hasTimeline, type TimelineFacts, type TimelineStep, timelineSteps } from "./timeline.ts";
import type { TimelineName } from "./timeline-table.ts";

/** What order management knows about an item, in our words. */
export type ItemFacts = TimelineFacts & {
  isPreviousShop: boolean;
  /** As order management words them. */
  status: string;
  orderStatus: string;
  isMarkedRefunded: boolean;
  isCancelled: boolean;
  isRefundDue: boolean;
  hasInstallationFailed: boolean;
  downloadedOn?: CalendarDay | undefined;
};

/** An explanation with the item. */
export type ItemHint = "refundRequested" | "refundIssued" | "paymentFailed" | "paymentError";

export type ItemStatus =
  | {
      kind: "known";
      status: KnownStatus;
      variant?: CancelVariant;
      label: StatusLabel;
      line: StatusLabel;
      /** None where a timeline would say nothing. */
      steps: readonly TimelineStep[];
      hint?: ItemHint;
    }
  /** The last resort for a status that no table has. */
  | { kind: "notMapped"; unknownStatus: string };

export function itemStatus(facts: ItemFacts): ItemStatus {
  const own = knownStatus(facts.status);
  if (!own) return { kind: "notMapped", unknownStatus: facts.status };
  const { isPreviousShop, isMarkedRefunded } = facts;
  const statusFacts = {
    isPreviousShop,
    isMarkedRefunded,
    status: own,
    orderStatus: knownStatus(facts.orderStatus),
    refundStage: facts.refund?.stage,
    isEndedEarly: facts.earlyEnd !== undefined,
  };
  const status = displayStatus(statusFacts);
  const variant = facts.earlyEnd ? undefined : variantOf(status, facts);
  const [label, timeline] = rowOf(status, variant, facts);
  const hint = hintOf({ status, label, refundStage: statusFacts.refundStage });
  return {
    kind: "known",
    status,
    ...(variant && { variant }),
    label,
    line: statusLine(statusFacts) ?? label,
    steps: hasTimeline({ isPreviousShop, status }) ? timelineSteps(timeline, facts) : [],
    ...(hint && { hint }),
  };
}

const variantOf = (status: KnownStatus, facts: ItemFacts): CancelVariant | undefined =>
  cancelVariant(status, {
    isCancelled: facts.isCancelled,
    isRefundDue: facts.isRefundDue,
    isDownloaded: facts.downloadedOn !== undefined,
    isInstalled: facts.installedOn !== undefined,
    isUninstalled: facts.uninstalledOn !== undefined,
  });

function rowOf(
  status: KnownStatus,
  variant: CancelVariant | undefined,
  { isPreviousShop, hasInstallationFailed, earlyEnd }: ItemFacts,
): readonly [StatusLabel, TimelineName] {
  if (variant) return [VARIANT_LABELS[variant], variant];
  const [label, timeline] = STATUS_TABLE[status];
  if (earlyEnd && status !== "refund error") return [label, earlyEnd.isOver ? "endedEarly" : "endsEarly"];
  if (hasInstallationFailed && TIMELINES_BEFORE_INSTALLATION.includes(timeline)) return FAILED_ROW;
  const isPreviousPaymentError = isPreviousShop && timeline === "paymentError";
  return [label, isPreviousPaymentError ? "paymentErrorInPreviousShop" : timeline];
}

type HintFacts = {
  status: KnownStatus;
  label: StatusLabel;
  refundStage: "requested" | "issued" | "failed" | undefined;
};

function hintOf({ status, label, refundStage }: HintFacts): ItemHint | undefined {
  if (status === "payment failed") return "paymentFailed";
  if (status === "payment error") return "paymentError";
  if (refundStage === "failed") return undefined;
  if (label === "status.refundIssued" || refundStage === "issued") return "refundIssued";
  return label === "status.refundRequested" ? "refundRequested" : undefined;
}
