import { describe, expect, it } from "vitest";
import { fulfilmentStatuses, recordStatuses } from "../../../../contracts/order-management/statuses.ts";
import type { ItemFacts, ItemStatus } from "./item-status.ts";
import { showItem, summaryOf } from "../../../../test/order-management/shown-item.ts";

type Row = [status: string, label: string, steps: string];

const inBothShops: Row[] = [
  ["Created", "orderPlaced", "+orderPlaced *renewed"],
  ["Order Placed", "orderPlaced", "+orderPlaced *renewed"],
  ["Payment Pending", "orderPlaced", "+orderPlaced *renewed"],
  ["Pending", "orderPlaced", "+orderPlaced *renewed"],
  ["Ready for export", "orderPlaced", "+orderPlaced *renewed"],
  ["Exported", "orderPlaced", "+orderPlaced *renewed"],
  ["Payment Completed", "paid", "+orderPlaced *renewed"],
  ["Export Error", "exportError", "+orderPlaced *activationError"],
  ["Activation error", "activationError", "+orderPlaced *activationError"],
  ["Triggered Download", "readyToInstall", "+orderPlaced *readyToInstall -activated"],
  ["Failed - Waiting for retry", "readyToInstall", "+orderPlaced *readyToInstall -activated"],
  ["Rejected - Waiting for retry", "readyToInstall", "+orderPlaced *readyToInstall -activated"],
  ["Ready for download", "readyToInstall", "+orderPlaced *readyToInstall -activated"],
  ["In progress", "inProgress", "+orderPlaced *readyToInstall -activated"],
  ["Installed", "active", "+orderPlaced +renewed"],
  ["Success", "active", "+orderPlaced +renewed"],
  ["Active", "active", "+orderPlaced +renewed"],
  ["Completed", "active", "+orderPlaced +renewed"],
  ["Paid", "paid", "+orderPlaced +renewed"],
  ["Expired", "expired", "+orderPlaced +renewed"],
  ["Deactivated", "deactivated", "+orderPlaced +renewed"],
  ["Uninstalled", "uninstalled", "+orderPlaced +renewed"],
  ["Failed", "installationFailed", "+orderPlaced -renewed"],
  ["Failed Installation", "installationFailed", "+orderPlaced -renewed"],
  ["Installation Failed", "installationFailed", "+orderPlaced -renewed"],
  ["Order Cancelled", "orderCancelled", "+orderPlaced *orderCancelled"],
  ["Cancellation Completed", "cancellationCompleted", "+orderPlaced +cancellationRequested +cancellationCompleted"],
  ["Cancellation Requested", "cancellationRequested", "+orderPlaced +cancellationRequested -cancellationCompleted"],
  ["Pending Cancelation", "cancellationRequested", "+orderPlaced +cancellationRequested -cancellationCompleted"],
  ["Pending Cancellation", "cancellationRequested", "+orderPlaced +cancellationRequested -cancellationCompleted"],
  [
    "Ready For Uninstallation",
    "readyToUninstall",
    "+orderPlaced +cancellationRequested *readyToUninstall -cancellationCompleted",
  ],
  [
    "Ready to uninstall",
    "readyToUninstall",
    "+orderPlaced +cancellationRequested *readyToUninstall -cancellationCompleted",
  ],
  ["Refund requested", "refundRequested", "+orderPlaced +refundRequested -refundIssued"],
  ["Refund issued", "refundIssued", "+orderPlaced +refundRequested +refundIssued"],
  ["Partially Refunded", "refundIssued", "+orderPlaced +refundRequested +refundIssued"],
  ["Refunded", "refundIssued", "+orderPlaced +refundRequested +refundIssued"],
  ["Refund error", "refundError", "+orderPlaced +refundRequested *refundError"],
];

/** In the previous shop a timeline is not shown for these. */
const inPreviousShop: Row[] = [
  ...inBothShops,
  ["Canceled", "cancelled", ""],
  ["Cancelled", "cancelled", ""],
  ["Payment Error", "paymentError", ""],
  ["Payment Failed", "paymentFailed", "+orderPlaced *orderCancelled"],
  ["RETURNED", "refundIssued", "+orderPlaced +refundRequested +refundIssued"],
  ["RETURNINITIATED", "refundRequested", "+orderPlaced +refundRequested -refundIssued"],
  ["ALLOCATED", "orderPlaced", "+orderPlaced *renewed"],
  ["ORDERED", "orderPlaced", "+orderPlaced *renewed"],
  ["FULFILLED", "paid", "+orderPlaced +renewed"],
];

const inThisShop: Row[] = [
  ...inBothShops,
  ["Canceled", "cancelled", "+orderPlaced +cancellationRequested +cancellationCompleted"],
  ["Cancelled", "cancelled", "+orderPlaced +cancellationRequested +cancellationCompleted"],
  ["Payment Error", "paymentError", "+orderPlaced *paymentFailed"],
  ["Payment Failed", "paymentFailed", ""],
  ["RETURNED", "refundIssued", "+orderPlaced +refundRequested +refundIssued"],
  ["RETURNINITIATED", "refundRequested", "+orderPlaced +refundRequested -refundIssued"],
  ["ALLOCATED", "orderPlaced", "+orderPlaced *renewed"],
  ["ORDERED", "orderPlaced", "+orderPlaced *renewed"],
  ["FULFILLED", "paid", "+orderPlaced +renewed"],
];

const shops = [
  { shop: "this shop", rows: inThisShop, isPreviousShop: false },
  { shop: "the previous shop", rows: inPreviousShop, isPreviousShop: true },
];

describe.each(shops)("an item of $shop", ({ rows, isPreviousShop }) => {
  it.each(rows)("with the status %s", (status, label, steps) => {
    expect(summaryOf(showItem(status, { isPreviousShop }))).toEqual([label, steps]);
  });

  it("is tested in every status", () => {
    const statuses = new Set<string>([...recordStatuses, ...fulfilmentStatuses]);
    expect(new Set(rows.map(([status]) => status))).toEqual(statuses);
  });

  it("is shown whatever the capitals of its status", () => {
    expect(summaryOf(showItem("ready FOR Export", { isPreviousShop }))).toEqual([
      "orderPlaced",
      "+orderPlaced *renewed",
    ]);
  });

  it("is shown with the other spelling of RETURNINITIATED", () => {
    const [result, expected] = ["RETURN_INITIATED", "RETURNINITIATED"].map((status) =>
      showItem(status, { isPreviousShop }),
    );
    expect(result).toEqual(expected);
  });

  it("with an unknown status is not mapped, and says which it was", () => {
    const result = showItem("Beamed Up", { isPreviousShop });
    expect(result).toEqual({ kind: "notMapped", unknownStatus: "Beamed Up" });
  });
});

describe("the display status and the line of this shop's items", () => {
  it.each([
    ["ORDERED", "created", "status.paymentPending"],
    ["ALLOCATED", "created", "status.paymentPending"],
    ["RETURNED", "refund issued", "status.processed"],
    ["RETURNINITIATED", "refund requested", "status.draft"],
    ["FULFILLED", "paid", "status.paid"],
    ["Installation Failed", "installation failed", "status.installationFailed"],
  ])("%s is shown as %s, with the line %s", (status, shown, line) => {
    expect(showItem(status, { isPreviousShop: false })).toMatchObject({ status: shown, line });
  });

  it("are the item's own in the previous shop", () => {
    expect(showItem("FULFILLED")).toMatchObject({ status: "fulfilled", line: "status.paid" });
    expect(showItem("RETURNED")).toMatchObject({ status: "returned", line: "status.refundIssued" });
  });

  it.each([
    ["Payment Pending", "status.paymentPending"],
    ["Payment Failed", "status.paymentFailed"],
    ["Payment Error", "status.paymentError"],
  ])("follow an order with the status %s, with the line %s", (orderStatus, line) => {
    const result = showItem("ORDERED", { isPreviousShop: false, orderStatus });
    expect(result).toMatchObject({ status: orderStatus.toLowerCase(), line });
  });

  it.each(["FULFILLED", "RETURNED", "Created"])("are refunded for a refunded item with the status %s", (status) => {
    const result = showItem(status, { isPreviousShop: false, isMarkedRefunded: true });
    expect(result).toMatchObject({ status: "refunded", line: "status.refundIssued" });
  });
});

const day = "2026-11-12";
const begin = "+orderPlaced +cancellationRequested";

describe("a failed installation", () => {
  it.each(["ORDERED", "ALLOCATED", "Created", "In progress", "Ready for download", "Failed - Waiting for retry"])(
    "is shown while the status is still %s",
    (status) => {
      const result = showItem(status, { isPreviousShop: false, hasInstallationFailed: true });
      expect(summaryOf(result)).toEqual(["installationFailed", "+orderPlaced -renewed"]);
    },
  );

  it.each(["Installed", "FULFILLED", "Refund requested", "Payment Error", "Export Error"])(
    "changes nothing for %s",
    (status) => {
      const failed = showItem(status, { isPreviousShop: false, hasInstallationFailed: true });
      expect(failed).toEqual(showItem(status, { isPreviousShop: false }));
    },
  );
});

describe("refunds", () => {
  const refund = { requestedOn: "2026-11-14", issuedOn: "2026-11-16" };
  const steps = (result: ItemStatus) => (result.kind === "known" ? result.steps : []);

  it("are expected two weeks after the request", () => {
    const result = showItem("RETURNINITIATED", {
      isPreviousShop: false,
      refund: { stage: "requested", requestedOn: "2026-11-14" },
    });
    expect(steps(result)).toEqual([
      { name: "orderPlaced", state: "DONE", note: { kind: "on", day: "2026-11-09" } },
      { name: "refundRequested", state: "DONE", note: { kind: "on", day: "2026-11-14" } },
      { name: "refundIssued", state: "INACTIVE", note: { kind: "expectedBy", day: "2026-11-28" } },
    ]);
    expect(result).toMatchObject({ hint: "refundRequested" });
  });

  it("have the day on which they were issued", () => {
    const result = showItem("RETURNED", { isPreviousShop: false, refund: { stage: "issued", ...refund } });
    expect(steps(result).at(-1)).toEqual({
      name: "refundIssued",
      state: "DONE",
      note: { kind: "on", day: "2026-11-16" },
    });
    expect(result).toMatchObject({ hint: "refundIssued" });
  });

  it("are issued also before the vehicle has removed the service", () => {
    const result = showItem("RETURNED", {
      isPreviousShop: false,
      isMarkedRefunded: true,
      isCancelled: true,
      installedOn: day,
      refund: { stage: "issued", ...refund },
    });
    expect(summaryOf(result)).toEqual(["cancellationRequested", `${begin} *readyToUninstall +refundIssued`]);
    expect(result).toMatchObject({ hint: "refundIssued" });
  });

  it.each(["RETURNINITIATED", "RETURNED"])("that failed are shown as such: %s", (status) => {
    const result = showItem(status, { isPreviousShop: false, refund: { stage: "failed", ...refund } });
    expect(result).toMatchObject({ status: "refund error", line: "status.refundError" });
    expect(summaryOf(result)[1]).toBe("+orderPlaced +refundRequested *refundError");
    expect(result).not.toHaveProperty("hint");
  });
});

describe("hints", () => {
  it.each([
    ["Payment Failed", "paymentFailed"],
    ["Payment Error", "paymentError"],
    ["Refund requested", "refundRequested"],
    ["Refund issued", "refundIssued"],
    ["Refunded", "refundIssued"],
  ])("for %s", (status, hint) => {
    for (const isPreviousShop of [true, false]) expect(showItem(status, { isPreviousShop })).toMatchObject({ hint });
  });

  it.each(["Created", "Installed", "Refund error", "Canceled", "Cancellation Requested"])(
    "are none for %s",
    (status) => {
      expect(showItem(status)).not.toHaveProperty("hint");
    },
  );
});

describe("the notes of a timeline", () => {
  const notes = (status: string, change: Partial<ItemFacts>) => {
    const result = showItem(status, change);
    return result.kind === "known" ? result.steps.map(({ note }) => note) : [];
  };
  const order = { kind: "on", day: "2026-11-09" };

  it.each([
    ["Installed", { installedOn: day, termEndsOn: "2028-12-15" }, { kind: "onUntil", day, until: "2028-12-15" }],
    ["Installed", { installedOn: day }, { kind: "on", day }],
    ["Installed", {}, undefined],
    ["Created", { installedOn: day, termEndsOn: "2028-12-15" }, undefined],
    ["Failed", { installedOn: day }, undefined],
    ["Cancellation Completed", { uninstalledOn: day }, { kind: "on", day }],
  ])("for %s with %j", (status, change, last) => {
    const all = notes(status, change);
    expect([all[0], all.at(-1)]).toEqual([order, last]);
  });

  it("say how to install what is ready, but not what is cancelled", () => {
    expect(notes("Ready for download", {})[1]).toEqual({ kind: "howToInstall" });
    const cancelled = notes("Pending Cancellation", { isCancelled: true, downloadedOn: day });
    expect(cancelled).not.toContainEqual({ kind: "howToInstall" });
  });
});
