/** Every status of an order, an item or an asset in order management. */
export const recordStatuses = [
  "Active",
  "Canceled",
  "Cancelled",
  "Cancellation Completed",
  "Cancellation Requested",
  "Created",
  "Deactivated",
  "Exported",
  "Export Error",
  "Expired",
  "Failed",
  "Failed Installation",
  "Failed - Waiting for retry",
  "Installation Failed",
  "In progress",
  "Installed",
  "Order Cancelled",
  "Order Placed",
  "Partially Refunded",
  "Payment Completed",
  "Payment Error",
  "Payment Failed",
  "Payment Pending",
  "Pending",
  "Paid",
  "Pending Cancelation",
  "Pending Cancellation",
  "Ready for download",
  "Ready for export",
  "Ready For Uninstallation",
  "Ready to uninstall",
  "Refunded",
  "Refund error",
  "Refund issued",
  "Refund requested",
  "Rejected - Waiting for retry",
  "Success",
  "Triggered Download",
  "Uninstalled",
  "Activation error",
  "RETURNED",
  "RETURNINITIATED",
  "Completed",
] as const;

export const fulfilmentStatuses = ["ALLOCATED", "RETURNED", "RETURNINITIATED", "FULFILLED", "ORDERED"] as const;
export const refundStatuses = ["Draft", "Processed", "Error"] as const;
export const assetStatuses = ["In progress", "Installed"] as const;

export type FulfilmentStatus = (typeof fulfilmentStatuses)[number];
export type RefundStatus = (typeof refundStatuses)[number];
/** A status that the account pages may show. */
export type RecordStatus = (typeof recordStatuses)[number] | FulfilmentStatus;

const BY_SPELLING: ReadonlyMap<string, RecordStatus> = new Map(
  [...recordStatuses, ...fulfilmentStatuses].map((status) => [spellingOf(status), status]),
);

/**
 * Undefined for a status that order management did not have when this was written. Its systems agree neither on capitals
 * nor on the underscore of RETURN_INITIATED.
 */
export const readStatus = (text: string): RecordStatus | undefined => BY_SPELLING.get(spellingOf(text));

const RUNNING: readonly (RecordStatus | undefined)[] = ["Installed", "Active", "In progress"];

/** Whether order management renews a subscription in this status. */
export const isRunning = (status: string): boolean => RUNNING.includes(readStatus(status));

function spellingOf(status: string): string {
  return status.trim().toLowerCase().replaceAll("_", "");
}

/** Why a customer cancels a subscription. */
export const cancelReasons = [
  "Service did not meet expectations",
  "Service is too expensive",
  "Not using the service enough",
  "Technical issues with the service",
  "Dissatisfied with customer support",
  "Service is no longer needed",
  "Purchased by mistake",
  "Other",
] as const;

/** Why a customer turns auto-renewal off. */
export const autoRenewalReasons = [
  "Planning to assess benefits of service before renewal",
  "More control over the renewal process",
  "Planning to sell vehicle before renewal",
  "Other",
] as const;
