import { describe, expect, it } from "vitest";
import type { DisputeState, DisputeStep } from "../ledger/dispute-states.ts";
import type { PaymentErrorKind, PaymentType } from "../port/payment-types.ts";
import { adyenItem, type AdyenItem, disputeStatusOf, readAdyenItem } from "./read-notification-item.ts";

const item = (eventCode: string, more: Partial<AdyenItem> = {}): AdyenItem => ({
  pspReference: "PSP1",
  merchantAccountCode: "ConnectedServices",
  merchantReference: "ORDER-1",
  eventCode,
  success: "true",
  amount: { value: 9900, currency: "EUR" },
  additionalData: {},
  ...more,
});

describe("an item of a notification", () => {
  it.each<[string, object]>([
    ["no reference", { pspReference: undefined }],
    ["an empty reference", { pspReference: "" }],
    ["a reference that is too long", { pspReference: "P".repeat(101) }],
    ["an original reference that is too long", { originalReference: "P".repeat(101) }],
    ["a merchant reference that is too long", { merchantReference: "M".repeat(201) }],
    ["a code that is too long", { eventCode: "E".repeat(61) }],
    ["a boolean for its success", { success: true }],
    ["an unknown success", { success: "maybe" }],
    ["a success in capitals", { success: "TRUE" }],
    ["half a cent", { amount: { value: 0.5, currency: "EUR" } }],
    ["a text for its value", { amount: { value: "9900", currency: "EUR" } }],
    ["a currency of two letters", { amount: { value: 1, currency: "EU" } }],
    ["no amount", { amount: undefined }],
    ["a reason that is too long", { reason: "r".repeat(501) }],
    ["no additional data", { additionalData: undefined }],
    ["a list for its additional data", { additionalData: [] }],
  ])("with %s is not understood", (_, changes) => {
    expect(adyenItem.safeParse({ ...item("AUTHORISATION"), ...changes }).success).toBe(false);
  });

  it.each<[string, object]>([
    ["the longest reference", { pspReference: "P".repeat(100) }],
    ["an empty merchant reference", { merchantReference: "" }],
    ["a negative amount", { amount: { value: -1, currency: "EUR" } }],
    ["no amount of money", { amount: { value: 0, currency: "EUR" } }],
    ["fields that are not read", { eventDate: "2026-11-15", operations: ["REFUND"] }],
  ])("with %s is understood", (_, changes) => {
    expect(adyenItem.safeParse({ ...item("AUTHORISATION"), ...changes }).success).toBe(true);
  });
});

describe("AUTHORISATION", () => {
  const answerOf = (more: Partial<AdyenItem>) => {
    const message = readAdyenItem(item("AUTHORISATION", more));
    if (message.about !== "payment") throw new Error(message.about);
    expect(message.merchantReference).toBe("ORDER-1");
    return message.answer;
  };

  it.each<[AdyenItem["amount"]]>([
    [{ value: 9900, currency: "EUR" }],
    [{ value: 1, currency: "EUR" }],
    [{ value: 0, currency: "GBP" }],
    [{ value: -9900, currency: "EUR" }],
  ])("with success reports the amount %j unchanged: the ledger compares it", (amount) => {
    expect(answerOf({ amount })).toEqual({
      kind: "authorised",
      reference: "PSP1",
      amount: amount.value,
      currency: amount.currency,
      method: { type: "card" },
    });
  });

  it("with success reports the payment method", () => {
    const additionalData = {
      cardSummary: "1111",
      expiryDate: "3/2030",
      issuerCountry: "DE",
      "tokenization.storedPaymentMethodId": "T1",
    };
    expect(answerOf({ paymentMethod: "mc_applepay", additionalData })).toMatchObject({
      method: { type: "apple_pay", last4: "1111", expMonth: 3, expYear: 2030, country: "DE", token: "T1" },
    });
  });

  it.each<[reason: string | undefined, paymentMethod: string | undefined, error: PaymentErrorKind]>([
    ["Refused", "visa", "card_error"],
    ["Not enough balance", "mc", "card_error"],
    ["", "visa", "card_error"],
    [undefined, undefined, "card_error"],
    ["Refused", "ideal", "iDeal-error"],
    ["Refused", "visa_googlepay", "gPay-error"],
    ["Refused", "applepay", "aPay-error"],
    ["3D Not Authenticated", "visa", "card_authorisation_error"],
    ["AUTHENTICATION FAILED", "visa", "card_authorisation_error"],
    ["3d secure: issuer unavailable", "mc_applepay", "card_authorisation_error"],
  ])("without success, with the reason %j and the method %s, is the error %s", (reason, paymentMethod, error) => {
    const amount = { value: 0, currency: "EUR" };
    expect(answerOf({ success: "false", reason, paymentMethod, amount })).toEqual({
      kind: "refused",
      reference: "PSP1",
      error,
    });
  });

  it.each(["Cancelled", "Shopper Cancelled", "CANCELED BY USER", "3D authentication cancelled"])(
    "without success, with the reason %j, counts as cancelled by the customer",
    (reason) => {
      expect(answerOf({ success: "false", reason })).toEqual({ kind: "cancelled", reference: "PSP1" });
    },
  );
});

it.each(["true", "false"] as const)("OFFER_CLOSED with success=%s ends the payment without a charge", (success) => {
  expect(readAdyenItem(item("OFFER_CLOSED", { success }))).toEqual({
    about: "payment",
    merchantReference: "ORDER-1",
    answer: { kind: "cancelled" },
  });
});

describe.each(["CANCEL_OR_REFUND", "CANCELLATION"])("%s", (code) => {
  it.each([
    ["true", true],
    ["false", false],
  ] as const)("with success=%s says whether the charge was returned", (success, isDone) => {
    expect(readAdyenItem(item(code, { success, originalReference: "CHARGE1" }))).toEqual({
      about: "reversal",
      charge: "CHARGE1",
      reference: "PSP1",
      isDone,
    });
  });

  it("has an empty charge when the item names none", () => {
    expect(readAdyenItem(item(code))).toMatchObject({ about: "reversal", charge: "" });
  });
});

it.each([
  ["REFUND", "true", true],
  ["REFUND", "false", false],
  ["REFUND_FAILED", "true", false],
  ["REFUND_FAILED", "false", false],
  ["REFUNDED_REVERSED", "true", false],
  ["REFUNDED_REVERSED", "false", false],
] as const)("%s with success=%s: the refund is issued: %s", (code, success, isDone) => {
  const about = { merchantReference: "refund-1", originalReference: "CHARGE1", reason: "Account closed" };
  const message = { about: "refund", id: "refund-1", reference: "PSP1", isDone };
  expect(readAdyenItem(item(code, { success, ...about }))).toEqual({
    ...message,
    charge: "CHARGE1",
    reason: "Account closed",
  });
  const bare = readAdyenItem(item(code, { success, merchantReference: "refund-1", reason: "" }));
  expect(bare).toEqual(message);
});

describe("a capture", () => {
  it.each([
    ["CAPTURE", "true", "other"],
    ["CAPTURE", "false", "failedCapture"],
    ["CAPTURE_FAILED", "true", "failedCapture"],
    ["CAPTURE_FAILED", "false", "failedCapture"],
  ] as const)("%s with success=%s is read as %s", (code, success, about) => {
    expect(readAdyenItem(item(code, { success })).about).toBe(about);
  });

  it("that failed names the payment by its original reference, or else by its own", () => {
    const failed = item("CAPTURE_FAILED", { originalReference: "CHARGE1", reason: "Insufficient balance" });
    expect(readAdyenItem(failed)).toEqual({
      about: "failedCapture",
      charge: "CHARGE1",
      reason: "Insufficient balance",
    });
    expect(readAdyenItem(item("CAPTURE_FAILED"))).toEqual({ about: "failedCapture", charge: "PSP1" });
  });
});

describe("a dispute", () => {
  type Row = [code: string, status: unknown, step: DisputeStep, state: DisputeState];
  it.each<Row>([
    ["REQUEST_FOR_INFORMATION", undefined, "inquiry", "OPEN"],
    ["REQUEST_FOR_INFORMATION", "Lost", "inquiry", "LOST"],
    ["INFORMATION_SUPPLIED", undefined, "opened", "OPEN"],
    ["INFORMATION_SUPPLIED", "Responded", "inquiryClosed", "WON"],
    ["INFORMATION_SUPPLIED", "Pending", "opened", "OPEN"],
    ["INFORMATION_SUPPLIED", "Accepted", "opened", "LOST"],
    ["NOTIFICATION_OF_CHARGEBACK", "Undefended", "opened", "OPEN"],
    ["NOTIFICATION_OF_CHARGEBACK", "Won", "opened", "WON"],
    ["CHARGEBACK", undefined, "charged", "OPEN"],
    ["CHARGEBACK", "Lost", "charged", "LOST"],
    ["CHARGEBACK", "Accepted", "charged", "LOST"],
    ["CHARGEBACK", "Expired", "charged", "LOST"],
    ["CHARGEBACK", "Won", "charged", "WON"],
    ["CHARGEBACK", "lost", "charged", "OPEN"],
    ["CHARGEBACK", "constructor", "charged", "OPEN"],
    ["CHARGEBACK", 7, "charged", "OPEN"],
    ["CHARGEBACK", "L".repeat(10_000), "charged", "OPEN"],
    ["DISPUTE_DEFENSE_PERIOD_ENDED", "Won", "charged", "LOST"],
    ["CHARGEBACK_REVERSED", undefined, "decided", "WON"],
    ["CHARGEBACK_REVERSED", "Lost", "decided", "WON"],
    ["ISSUER_RESPONSE_TIMEFRAME_EXPIRED", "Lost", "decided", "WON"],
    ["SECOND_CHARGEBACK", "Won", "second", "LOST"],
    ["PREARBITRATION_WON", "Lost", "final", "WON"],
    ["PREARBITRATION_LOST", "Won", "final", "LOST"],
  ])("%s with the status %j is at the step %s and %s", (code, status, step, state) => {
    const additionalData = status === undefined ? {} : { disputeStatus: status };
    expect(readAdyenItem(item(code, { originalReference: "CHARGE1", additionalData }))).toEqual({
      about: "dispute",
      reference: "PSP1",
      charge: "CHARGE1",
      amount: 9900,
      currency: "EUR",
      state,
      step,
    });
  });

  it("without an original reference changes nothing", () => {
    expect(readAdyenItem(item("CHARGEBACK"))).toEqual({ about: "other", what: "CHARGEBACK" });
  });

  it("has a status of 30 characters at most, because it becomes part of a key", () => {
    const long = item("CHARGEBACK", { additionalData: { disputeStatus: "S".repeat(31) } });
    expect(disputeStatusOf(long)).toBe("S".repeat(30));
  });
});

describe("RECURRING_CONTRACT", () => {
  const token = { about: "token", isDisabled: false, token: "PSP1", merchantReference: "ORDER-1" };

  it.each<[string, Record<string, unknown>, string | undefined]>([
    ["the shopper", { shopperReference: "ada" }, "ada"],
    ["the shopper in the other field", { "recurring.shopperReference": "ada" }, "ada"],
    ["both fields", { shopperReference: "ada", "recurring.shopperReference": "eve" }, "ada"],
    ["a very long reference", { shopperReference: "a".repeat(300) }, "a".repeat(256)],
    ["no shopper", {}, undefined],
    ["an empty shopper", { shopperReference: "" }, undefined],
    ["a number for the shopper", { shopperReference: 7 }, undefined],
  ])("is read from an item with %s", (_, additionalData, shopperReference) => {
    const message = readAdyenItem(item("RECURRING_CONTRACT", { additionalData }));
    expect(message).toEqual(
      shopperReference === undefined
        ? { about: "other", what: "RECURRING_CONTRACT" }
        : { ...token, shopperReference, type: "card" },
    );
  });

  it.each<[string | undefined, PaymentType]>([
    ["ideal", "ideal"],
    ["bcmc", "bancontact"],
    ["sepadirectdebit", "sepa_debit"],
    ["visa", "card"],
    [undefined, "card"],
  ])("with the payment method %s has the type %s", (paymentMethod, type) => {
    const about = { additionalData: { shopperReference: "ada" }, originalReference: "CHARGE1", paymentMethod };
    const message = readAdyenItem(item("RECURRING_CONTRACT", about));
    expect(message).toEqual({ ...token, shopperReference: "ada", type, charge: "CHARGE1" });
  });

  it("stores no token without success, and names no payment with an empty reference", () => {
    const additionalData = { shopperReference: "ada" };
    expect(readAdyenItem(item("RECURRING_CONTRACT", { additionalData, success: "false" })).about).toBe("other");
    const bare = readAdyenItem(item("RECURRING_CONTRACT", { additionalData, merchantReference: "" }));
    expect(bare).not.toHaveProperty("merchantReference");
  });
});

it.each(["REPORT_AVAILABLE", "authorisation", "", "constructor", "__proto__"])("%j changes nothing", (code) => {
  expect(readAdyenItem(item(code))).toEqual({ about: "other", what: code });
});
