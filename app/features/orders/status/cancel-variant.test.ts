import { describe, expect, it } from "vitest";
import { showItem, summaryOf } from "../../../../test/order-management/shown-item.ts";

const day = "2026-11-12";
type Dates = [downloaded: 0 | 1, installed: 0 | 1, uninstalled: 0 | 1];
const dates = ([downloaded, installed, uninstalled]: Dates) => ({
  ...(downloaded && { downloadedOn: day }),
  ...(installed && { installedOn: day }),
  ...(uninstalled && { uninstalledOn: day }),
});

/** The stage of a cancellation by the dates of download, installation and uninstallation. */
const stages: [Dates, whenCancelled: string, otherwise: string | undefined][] = [
  [[0, 0, 0], "NoInstall", undefined],
  [[1, 0, 0], "ReadyToInstall", "ReadyToUninstall"],
  [[0, 1, 0], "ReadyToUninstall", "ReadyToUninstall"],
  [[1, 1, 0], "ReadyToUninstall", "ReadyToUninstall"],
  [[0, 0, 1], "Install", "ReadyToUninstall"],
  [[1, 0, 1], "Install", "ReadyToUninstall"],
  [[0, 1, 1], "Install", "ReadyToUninstall"],
  [[1, 1, 1], "Install", "ReadyToUninstall"],
];

const cancelledLike = [
  "Canceled",
  "Cancelled",
  "Pending Cancelation",
  "Pending Cancellation",
  "Refunded",
  "Partially Refunded",
];

const begin = "+orderPlaced +cancellationRequested";
const variantRows: Record<string, [label: string, steps: string]> = {
  CancelInstallRefund: ["refundIssued", `${begin} +refundIssued`],
  CancelInstallNoRefund: ["cancelled", `${begin} +cancellationCompleted`],
  CancelReadyToUninstallRefund: ["cancellationRequested", `${begin} *readyToUninstall -refundIssued`],
  CancelReadyToUninstallNoRefund: ["cancellationRequested", `${begin} *readyToUninstall -cancellationCompleted`],
  CancelReadyToInstallRefund: ["cancellationRequested", `${begin} *readyToInstall -refundIssued`],
  CancelReadyToInstallNoRefund: ["cancellationRequested", `${begin} *readyToInstall -cancellationCompleted`],
  CancelNoInstallRefund: ["refundIssued", `${begin} +refundIssued`],
  CancelNoInstallNoRefund: ["cancelled", `${begin} +cancellationCompleted`],
};

describe.each(cancelledLike)("an item with the status %s", (status) => {
  const cases = stages.flatMap(([given, whenCancelled, otherwise]) =>
    [true, false].flatMap((isRefundDue) =>
      [true, false].map((isCancelled) => {
        const stage = isCancelled ? whenCancelled : otherwise;
        const variant = stage && `Cancel${stage}${isRefundDue ? "Refund" : "NoRefund"}`;
        return { given, isRefundDue, isCancelled, variant };
      }),
    ),
  );

  it.each(cases)("$given, cancelled $isCancelled, refund due $isRefundDue: $variant", (row) => {
    const { given, isRefundDue, isCancelled, variant } = row;
    const result = showItem(status, { isPreviousShop: false, ...dates(given), isRefundDue, isCancelled });
    expect(result.kind === "known" && result.variant).toBe(variant);
    const shown = variant ? variantRows[variant] : summaryOf(showItem(status, { isPreviousShop: false }));
    expect(summaryOf(result)).toEqual(shown);
  });
});

describe("an item that is not cancelled", () => {
  it.each(stages.map(([given]) => given))("keeps its status with the dates %j", (...given) => {
    for (const status of ["Installed", "Created", "Refund requested", "Expired"]) {
      const result = showItem(status, { ...dates(given), isCancelled: true });
      expect(result).toMatchObject({ status: status.toLowerCase() });
      expect(result).not.toHaveProperty("variant");
    }
  });
});
