import { readStatus, type RecordStatus } from "../../../contracts/order-management/statuses.ts";
import type { MessageId } from "../../i18n/message-id.ts";

/**
 * active: works in the vehicle. inProgress: paid for and on its way. failed: paid for, but not installed. ending: cancelled,
 * and still to be removed or refunded. ended: over. unpaid: never became a subscription. unknown: a new status.
 */
export type SubscriptionPhase = "active" | "inProgress" | "failed" | "ending" | "ended" | "unpaid" | "unknown";

/** What a status of order management means, and the words a customer reads for it. */
export type SubscriptionState = { phase: SubscriptionPhase; label: MessageId };

const STATES: Readonly<Record<RecordStatus, SubscriptionState>> = {
  Active: { phase: "active", label: "status.active" },
  Installed: { phase: "active", label: "status.active" },
  Success: { phase: "active", label: "status.active" },
  Paid: { phase: "active", label: "status.active" },
  Completed: { phase: "active", label: "status.active" },
  FULFILLED: { phase: "active", label: "status.active" },

  "In progress": { phase: "inProgress", label: "status.inProgress" },
  Created: { phase: "inProgress", label: "status.orderPlaced" },
  "Order Placed": { phase: "inProgress", label: "status.orderPlaced" },
  "Payment Completed": { phase: "inProgress", label: "status.orderPlaced" },
  "Payment Pending": { phase: "inProgress", label: "status.orderPlaced" },
  Pending: { phase: "inProgress", label: "status.orderPlaced" },
  Exported: { phase: "inProgress", label: "status.orderPlaced" },
  "Ready for export": { phase: "inProgress", label: "status.orderPlaced" },
  ORDERED: { phase: "inProgress", label: "status.orderPlaced" },
  ALLOCATED: { phase: "inProgress", label: "status.orderPlaced" },
  "Ready for download": { phase: "inProgress", label: "status.readyToInstall" },
  "Triggered Download": { phase: "inProgress", label: "status.readyToInstall" },
  "Failed - Waiting for retry": { phase: "inProgress", label: "status.readyToInstall" },
  "Rejected - Waiting for retry": { phase: "inProgress", label: "status.readyToInstall" },

  "Export Error": { phase: "failed", label: "status.exportError" },
  "Activation error": { phase: "failed", label: "status.activationError" },
  Failed: { phase: "failed", label: "status.installationFailed" },
  "Failed Installation": { phase: "failed", label: "status.installationFailed" },
  "Installation Failed": { phase: "failed", label: "status.installationFailed" },

  "Cancellation Requested": { phase: "ending", label: "status.cancellationRequested" },
  "Pending Cancelation": { phase: "ending", label: "status.cancellationRequested" },
  "Pending Cancellation": { phase: "ending", label: "status.cancellationRequested" },
  "Ready For Uninstallation": { phase: "ending", label: "status.readyToUninstall" },
  "Ready to uninstall": { phase: "ending", label: "status.readyToUninstall" },
  "Refund requested": { phase: "ending", label: "status.refundRequested" },
  RETURNINITIATED: { phase: "ending", label: "status.refundRequested" },
  "Refund error": { phase: "ending", label: "status.refundError" },

  Expired: { phase: "ended", label: "status.expired" },
  Deactivated: { phase: "ended", label: "status.expired" },
  Uninstalled: { phase: "ended", label: "status.cancelled" },
  Canceled: { phase: "ended", label: "status.cancelled" },
  Cancelled: { phase: "ended", label: "status.cancelled" },
  "Cancellation Completed": { phase: "ended", label: "status.cancellationCompleted" },
  "Order Cancelled": { phase: "ended", label: "status.orderCancelled" },
  "Partially Refunded": { phase: "ended", label: "status.refundIssued" },
  Refunded: { phase: "ended", label: "status.refundIssued" },
  "Refund issued": { phase: "ended", label: "status.refundIssued" },
  RETURNED: { phase: "ended", label: "status.refundIssued" },

  "Payment Error": { phase: "unpaid", label: "status.paymentError" },
  "Payment Failed": { phase: "unpaid", label: "status.paymentFailed" },
};

const UNKNOWN: SubscriptionState = { phase: "unknown", label: "status.notMapped" };

/** A status that the table lacks is `unknown`; the caller logs it. */
export function stateOfStatus(status: string): SubscriptionState {
  const known = readStatus(status);
  return known ? STATES[known] : UNKNOWN;
}

export type SubscriptionTab = "active" | "expired";

const TABS: Readonly<Record<SubscriptionPhase, SubscriptionTab | undefined>> = {
  active: "active",
  inProgress: "active",
  // It was paid for and can be refunded, so it must be found among the services that can be managed.
  failed: "active",
  unknown: "active",
  // A cancelled service is neither installed nor in progress.
  ending: "expired",
  ended: "expired",
  unpaid: undefined,
};

/** The tab that lists a subscription; undefined for one that is not listed. */
export const tabOf = (phase: SubscriptionPhase): SubscriptionTab | undefined => TABS[phase];
