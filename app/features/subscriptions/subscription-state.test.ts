import { describe, expect, it } from "vitest";
import { fulfilmentStatuses, recordStatuses } from "../../../contracts/order-management/statuses.ts";
import { stateOfStatus, type SubscriptionPhase, tabOf } from "./subscription-state.ts";

type Row = [status: string, phase: SubscriptionPhase, label: string];

const rows: Row[] = [
  ["Active", "active", "status.active"],
  ["Canceled", "ended", "status.cancelled"],
  ["Cancelled", "ended", "status.cancelled"],
  ["Cancellation Completed", "ended", "status.cancellationCompleted"],
  ["Cancellation Requested", "ending", "status.cancellationRequested"],
  ["Created", "inProgress", "status.orderPlaced"],
  ["Deactivated", "ended", "status.expired"],
  ["Exported", "inProgress", "status.orderPlaced"],
  ["Export Error", "failed", "status.exportError"],
  ["Expired", "ended", "status.expired"],
  ["Failed", "failed", "status.installationFailed"],
  ["Failed Installation", "failed", "status.installationFailed"],
  ["Failed - Waiting for retry", "inProgress", "status.readyToInstall"],
  ["Installation Failed", "failed", "status.installationFailed"],
  ["In progress", "inProgress", "status.inProgress"],
  ["Installed", "active", "status.active"],
  ["Order Cancelled", "ended", "status.orderCancelled"],
  ["Order Placed", "inProgress", "status.orderPlaced"],
  ["Partially Refunded", "ended", "status.refundIssued"],
  ["Payment Completed", "inProgress", "status.orderPlaced"],
  ["Payment Error", "unpaid", "status.paymentError"],
  ["Payment Failed", "unpaid", "status.paymentFailed"],
  ["Payment Pending", "inProgress", "status.orderPlaced"],
  ["Pending", "inProgress", "status.orderPlaced"],
  ["Paid", "active", "status.active"],
  ["Pending Cancelation", "ending", "status.cancellationRequested"],
  ["Pending Cancellation", "ending", "status.cancellationRequested"],
  ["Ready for download", "inProgress", "status.readyToInstall"],
  ["Ready for export", "inProgress", "status.orderPlaced"],
  ["Ready For Uninstallation", "ending", "status.readyToUninstall"],
  ["Ready to uninstall", "ending", "status.readyToUninstall"],
  ["Refunded", "ended", "status.refundIssued"],
  ["Refund error", "ending", "status.refundError"],
  ["Refund issued", "ended", "status.refundIssued"],
  ["Refund requested", "ending", "status.refundRequested"],
  ["Rejected - Waiting for retry", "inProgress", "status.readyToInstall"],
  ["Success", "active", "status.active"],
  ["Triggered Download", "inProgress", "status.readyToInstall"],
  ["Uninstalled", "ended", "status.cancelled"],
  ["Activation error", "failed", "status.activationError"],
  ["RETURNED", "ended", "status.refundIssued"],
  ["RETURNINITIATED", "ending", "status.refundRequested"],
  ["Completed", "active", "status.active"],
  ["ALLOCATED", "inProgress", "status.orderPlaced"],
  ["FULFILLED", "active", "status.active"],
  ["ORDERED", "inProgress", "status.orderPlaced"],
];

describe("the state of a subscription", () => {
  it.each(rows)("%s is %s, and reads %s", (status, phase, label) => {
    expect(stateOfStatus(status)).toEqual({ phase, label });
  });

  it("is in the table for every status of order management", () => {
    const all = new Set<string>([...recordStatuses, ...fulfilmentStatuses]);
    expect(new Set(rows.map(([status]) => status))).toEqual(all);
  });

  it("is the same whatever the capitals of its status", () => {
    expect(stateOfStatus("installed")).toEqual(stateOfStatus("Installed"));
    expect(stateOfStatus("RETURN_INITIATED")).toEqual(stateOfStatus("RETURNINITIATED"));
  });

  it.each(["", "Something New", "constructor"])("is unknown for the status %j", (status) => {
    expect(stateOfStatus(status)).toEqual({ phase: "unknown", label: "status.notMapped" });
  });
});

it.each<[SubscriptionPhase, ReturnType<typeof tabOf>]>([
  ["active", "active"],
  ["inProgress", "active"],
  ["failed", "active"],
  ["unknown", "active"],
  ["ending", "expired"],
  ["ended", "expired"],
  ["unpaid", undefined],
])("a subscription that is %s is in the tab %s", (phase, tab) => {
  expect(tabOf(phase)).toBe(tab);
});
