import { describe, expect, it } from "vitest";
import { orderItemSummary, orderSummary, paidWith } from "../../../../test/order-management/order-summary.ts";
import { orderFromWire } from "./order-from-wire.ts";

const options = {
  now: new Date("2026-11-17T12:00:00Z"),
  timeZone: "Europe/Berlin",
  localeId: "de-DE",
  pictures: new Map([["CONNAV", "/art/services/connected-navigation.svg"]]),
  hasCreditNotes: false,
  isRefundForced: false,
};
type Options = Partial<typeof options>;
type Wire = Parameters<typeof orderSummary>[0];
type WireItem = Parameters<typeof orderItemSummary>[0];

const read = (order: Wire = {}, items: WireItem[] = [{}], change: Options = {}) =>
  orderFromWire(orderSummary(order, items.map(orderItemSummary)), { ...options, ...change });
const readItem = (item: WireItem, order: Wire = {}, change: Options = {}) => read(order, [item], change).items[0];
const statusOf = (item: WireItem, order: Wire = {}, change: Options = {}) => readItem(item, order, change)?.status;

describe("an order", () => {
  it("has the words of the shop, and the day of its market", () => {
    expect(read()).toMatchObject({
      orderId: "801000000000000001",
      orderNumber: "VCS-1",
      isPreviousShop: false,
      orderedOn: "2026-11-10",
      vehicle: { name: "Defender", vin: "SALEXXXXXXXXX0201" },
      billingLines: ["Oliver Pemberton", "7 Earl Street", "Flat 2", "Coventry CV1 5RT", "Vereinigtes Königreich"],
      payment: { name: "Visa", last4: "4242", by: { kind: "card" } },
      total: { amount: 8950, currency: "GBP" },
    });
  });

  it("has its items by their names, in the order of the language", () => {
    const items = ["Remote", "Übersicht", "Zeit", "Ausflug"].map((Name) => ({ Name }));
    expect(read({}, items).items.map(({ name }) => name)).toEqual(["Ausflug", "Remote", "Übersicht", "Zeit"]);
  });

  it("has the terms that applied to it, if they were recorded", () => {
    const link = "https://shop.example/de-DE/terms-conditions?version=2026-11-01";
    expect(read({ SNPOMSTermsConditionsLink_C: link }).terms?.version).toBe("2026-11-01");
    expect(read()).not.toHaveProperty("terms");
  });

  it("has its taxes by the names of the language, if they are listed", () => {
    const SNPOMSTaxes_C = [
      { name: "GST", rate: 0.05, amount: 6.75 },
      { name: "QST", rate: 0.09975, amount: 13.47 },
    ];
    expect(read({ SNPOMSTaxes_C, CurrencyIsoCode: "CAD" }, [{}], { localeId: "fr-CA" }).taxes).toEqual([
      { name: "TPS", rate: 0.05, amount: { amount: 675, currency: "CAD" } },
      { name: "TVQ", rate: 0.09975, amount: { amount: 1347, currency: "CAD" } },
    ]);
    expect(read().taxes).toEqual([]);
  });

  it("of the previous shop has the first name only", () => {
    const { billingLines, isPreviousShop } = read({ SNPOMSStorefrontType_C: "Magento" });
    expect([billingLines[0], isPreviousShop]).toEqual(["Oliver", true]);
  });
});

describe("the payment", () => {
  it.each([
    ["a card", { CardType: "Visa", SNPOMSCreditCardLast4_C: "1111" }, { name: "Visa", last4: "1111" }],
    ["a card in the newer field", { CardType: "Visa", SNPOMSCardType_C: "mc" }, { name: "Mastercard" }],
    ["a card without a brand", {}, {}],
    ["a card of an older shop", { SNPOMSType_C: "sagepaysuitepi" }, {}],
  ])("is %s", (_, method, shown) => {
    const { payment } = read({ OrderPaymentSummaries: paidWith(method) });
    expect(payment).toEqual({ ...shown, by: { kind: "card" } });
  });

  it.each([
    ["paypal_express", null, "PayPal"],
    ["DigitalWallet", "Apple Pay", "Apple Pay"],
    ["IDEAL", null, "iDEAL"],
    ["sepa_debit", null, "SEPA"],
  ])("by %s with the brand %s is called %s", (SNPOMSType_C, SNPOMSCardType_C, name) => {
    const { payment } = read({ OrderPaymentSummaries: paidWith({ SNPOMSType_C, SNPOMSCardType_C }) });
    expect(payment).toEqual({ name, by: { kind: "otherMethod", methodName: name } });
  });

  it.each(["Payment Pending", "payment failed", "Payment Error"])("was not made in the status %s", (Status) => {
    expect(read({ Status }).payment).toEqual({ name: "Visa", last4: "4242" });
  });

  it("is missing where there was none", () => {
    expect(read({ OrderPaymentSummaries: { totalSize: 0, done: true, records: [] } })).not.toHaveProperty("payment");
  });
});

describe("an item", () => {
  it("has its plan, price, picture and refund", () => {
    expect(readItem({ SNPOMSRefundAmount_C: 40 })).toMatchObject({
      itemId: "802000000000000001",
      name: "Connected Navigation",
      picture: "/art/services/connected-navigation.svg",
      term: { duration: 12, period: "month" },
      price: { amount: 8950, currency: "GBP" },
      refundAmount: { amount: 4000, currency: "GBP" },
    });
    expect(readItem({})?.refundAmount).toEqual({ amount: 8950, currency: "GBP" });
  });

  it.each([
    [0, "month"],
    [1, "one-time"],
  ])("of %i %s has no term", (SNPOMSInitialTermPeriod_C, SNPOMSInitialTermPeriodType_C) => {
    expect(readItem({ SNPOMSInitialTermPeriod_C, SNPOMSInitialTermPeriodType_C })).not.toHaveProperty("term");
  });

  it.each([
    ["https://manual.example/en", "https://manual.example/en"],
    ["http://manual.example/en", undefined],
    ["javascript:alert(1)", undefined],
    ["manual", undefined],
    ["", undefined],
    [null, undefined],
  ])("with the manual %j links to %j", (userManualUrl_C, manualUrl) => {
    expect(readItem({ userManualUrl_C })?.manualUrl).toBe(manualUrl);
  });
});

describe("the status of an item", () => {
  const cancelled = { Status: "Canceled", IsOrderCancelled_C: true };
  const [downloaded, installed, uninstalled] = ["2026-11-10", "2026-11-11", "2026-11-12"].map(
    (day) => `${day}T12:00:00.000Z`,
  );

  it.each([
    [{}, "CancelNoInstallRefund"],
    [{ DownloadDate_C: downloaded }, "CancelReadyToInstallRefund"],
    [{ DownloadDate_C: downloaded, InstallationDate_C: installed }, "CancelReadyToUninstallRefund"],
    [{ InstallationDate_C: installed, UninstallationDate_C: uninstalled }, "CancelInstallRefund"],
    [{ SNPOMSNoRefundRequired_C: true }, "CancelNoInstallNoRefund"],
    [{ NoRefundRequiredForCancellation_C: true }, "CancelNoInstallNoRefund"],
    [{ IsOrderCancelled_C: false, DownloadDate_C: downloaded }, "CancelReadyToUninstallRefund"],
  ])("with %j is the variant %s", (item, variant) => {
    expect(statusOf({ ...cancelled, ...item })).toMatchObject({ variant });
  });

  it("says that the installation has failed", () => {
    const status = statusOf({ Status: "ALLOCATED", hasInstallationFailed_C: true });
    expect(status).toMatchObject({ label: "status.installationFailed" });
  });

  it.each([
    ["Draft", "refund requested"],
    ["Processed", "refund requested"],
    ["Error", "refund error"],
  ] as const)("with the refund status %s is %s", (SNPOMSRefundStatus_C, status) => {
    expect(statusOf({ Status: "RETURNINITIATED", SNPOMSRefundStatus_C })).toMatchObject({ status });
  });

  it.each<[string, WireItem, Wire, Options, string]>([
    ["a credit note", { SNPOMSRefundStatus_C: "Processed" }, {}, { hasCreditNotes: true }, "refunded"],
    ["a refunded order", { SNPOMSRefundStatus_C: "Processed" }, { Status: "Refunded" }, {}, "refunded"],
    ["the tester's switch", {}, {}, { isRefundForced: true }, "refunded"],
    ["a credit note for another item", {}, {}, { hasCreditNotes: true }, "paid"],
    ["neither", { SNPOMSRefundStatus_C: "Processed" }, {}, {}, "paid"],
  ])("is forced to refunded by %s", (_, item, order, change, status) => {
    expect(statusOf(item, order, change)).toMatchObject({ status });
  });
});

describe("the refund that a customer can request", () => {
  const over = { CoolingOffPeriodEndDate: "2026-11-17T11:59:59.999Z" };
  it.each<[string, WireItem[], Wire, boolean]>([
    ["of an item in time", [{}], {}, true],
    ["of one of two items", [over, {}], {}, true],
    ["of no item any more", [over], {}, false],
    ["of a returned item", [{ Status: "RETURNED" }], {}, false],
    ["of a guest's order", [{}], { SNPOMSIsGuestOrder_C: true }, false],
  ])("%s", (_case, items, order, canRequestRefund) => {
    expect(read(order, items).canRequestRefund).toBe(canRequestRefund);
  });

  it("has a receipt once it was requested", () => {
    expect(readItem({ SNPOMSRefundRequestNumber_C: "R-AAAA-AAAA" })?.receipt).toEqual({
      number: "R-AAAA-AAAA",
      path: "/request-refund/VCS-1?receipt=R-AAAA-AAAA",
    });
    expect(readItem({})?.receipt).toBeUndefined();
  });
});
