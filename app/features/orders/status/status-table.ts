import type { StatusLabel } from "./status-label.ts";
import type { CancelVariant } from "./cancel-variant.ts";
import type { KnownStatus } from "./known-status.ts";
import type { TimelineName } from "./timeline-table.ts";

type Row = readonly [label: StatusLabel, timeline: TimelineName];

/** What is shown for each status: the label of the service, and the timeline. */
export const STATUS_TABLE: Readonly<Record<KnownStatus, Row>> = {
  created: ["status.orderPlaced", "placed"],
  "order placed": ["status.orderPlaced", "placed"],
  ordered: ["status.orderPlaced", "placed"],
  allocated: ["status.orderPlaced", "placed"],
  "payment pending": ["status.orderPlaced", "placed"],
  pending: ["status.orderPlaced", "placed"],
  "ready for export": ["status.orderPlaced", "placed"],
  exported: ["status.orderPlaced", "placed"],
  "payment completed": ["status.paid", "placed"],

  "payment error": ["status.paymentError", "paymentError"],
  "payment failed": ["status.paymentFailed", "paymentFailed"],
  "order cancelled": ["status.orderCancelled", "paymentFailed"],
  "export error": ["status.exportError", "activationError"],
  "activation error": ["status.activationError", "activationError"],

  "triggered download": ["status.readyToInstall", "download"],
  "failed - waiting for retry": ["status.readyToInstall", "download"],
  "rejected - waiting for retry": ["status.readyToInstall", "download"],
  "ready for download": ["status.readyToInstall", "download"],
  "in progress": ["status.inProgress", "download"],

  installed: ["status.active", "renewed"],
  success: ["status.active", "renewed"],
  active: ["status.active", "renewed"],
  completed: ["status.active", "renewed"],
  paid: ["status.paid", "renewed"],
  fulfilled: ["status.paid", "renewed"],
  expired: ["status.expired", "renewed"],
  deactivated: ["status.deactivated", "renewed"],
  uninstalled: ["status.uninstalled", "renewed"],

  failed: ["status.installationFailed", "failed"],
  "failed installation": ["status.installationFailed", "failed"],
  "installation failed": ["status.installationFailed", "failed"],

  canceled: ["status.cancelled", "cancelled"],
  cancelled: ["status.cancelled", "cancelled"],
  "cancellation completed": ["status.cancellationCompleted", "cancelled"],
  "cancellation requested": ["status.cancellationRequested", "cancellationRequested"],
  "pending cancelation": ["status.cancellationRequested", "cancellationRequested"],
  "pending cancellation": ["status.cancellationRequested", "cancellationRequested"],
  "ready for uninstallation": ["status.readyToUninstall", "CancelReadyToUninstallNoRefund"],
  "ready to uninstall": ["status.readyToUninstall", "CancelReadyToUninstallNoRefund"],

  "refund requested": ["status.refundRequested", "refundRequested"],
  returninitiated: ["status.refundRequested", "refundRequested"],
  "refund issued": ["status.refundIssued", "refundIssued"],
  returned: ["status.refundIssued", "refundIssued"],
  "partially refunded": ["status.refundIssued", "refundIssued"],
  refunded: ["status.refundIssued", "refundIssued"],
  "refund error": ["status.refundError", "refundError"],
};

/** The same for items that are being cancelled. */
export const VARIANT_LABELS: Readonly<Record<CancelVariant, StatusLabel>> = {
  CancelInstallRefund: "status.refundIssued",
  CancelInstallNoRefund: "status.cancelled",
  CancelReadyToUninstallRefund: "status.cancellationRequested",
  CancelReadyToUninstallNoRefund: "status.cancellationRequested",
  CancelReadyToInstallRefund: "status.cancellationRequested",
  CancelReadyToInstallNoRefund: "status.cancellationRequested",
  CancelNoInstallRefund: "status.refundIssued",
  CancelNoInstallNoRefund: "status.cancelled",
};

/** Shown for an item that could not be installed, while its status does not say so yet. */
export const FAILED_ROW: Row = ["status.installationFailed", "failed"];

/** Timelines that an item leaves when its installation fails. */
export const TIMELINES_BEFORE_INSTALLATION: readonly TimelineName[] = ["placed", "download"];
