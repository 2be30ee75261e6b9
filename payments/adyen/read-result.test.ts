import { describe, expect, it } from "vitest";
import type { PaymentErrorKind, PaymentType } from "../port/payment-types.ts";
import { ProviderFault } from "../provider-fault.ts";
import { type AdyenResult, type Expected, parseResult, readResult } from "./read-result.ts";

const expected = (type: PaymentType = "card"): Expected => ({
  money: { amount: 9900, currency: "EUR" },
  method: { type },
});
const result = (resultCode: string, more: Partial<AdyenResult> = {}): AdyenResult => ({
  resultCode,
  pspReference: "PSP1",
  ...more,
});

/** An answer that cannot be understood may still have moved money: nothing may be concluded from it. */
const uncertain = expect.objectContaining({ callEffect: "unknown", error: "connection_error" });

function faultOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof ProviderFault) return error;
    throw error;
  }
  return undefined;
}

describe("parseResult", () => {
  it.each<[string, unknown]>([
    ["undefined", undefined],
    ["null", null],
    ["a text", "<h1>Welcome</h1>"],
    ["a number", 7],
    ["a list", [{ resultCode: "Authorised" }]],
    ["an empty document", {}],
    ["a number for the code", { resultCode: 1 }],
    ["null for the code", { resultCode: null }],
    ["a number for the reference", { resultCode: "Authorised", pspReference: 7 }],
    ["null for the reference", { resultCode: "Authorised", pspReference: null }],
    ["a text for the amount", { resultCode: "Authorised", amount: "9900" }],
    ["a text for the value", { resultCode: "Authorised", amount: { currency: "EUR", value: "9900" } }],
    ["half a cent", { resultCode: "Authorised", amount: { currency: "EUR", value: 0.5 } }],
    ["an amount beyond exact integers", { resultCode: "Authorised", amount: { currency: "EUR", value: 2 ** 60 } }],
    ["an amount without a currency", { resultCode: "Authorised", amount: { value: 1 } }],
    ["a text for the action", { resultCode: "RedirectShopper", action: "go" }],
    ["a list for the action", { resultCode: "RedirectShopper", action: [1] }],
    ["a number for the reason", { resultCode: "Refused", refusalReasonCode: 2 }],
    ["a text for the additional data", { resultCode: "Authorised", additionalData: "x" }],
    ["a number for the brand", { resultCode: "Authorised", paymentMethod: { brand: 4 } }],
  ])("rejects %s", (_, answer) => {
    expect(faultOf(() => parseResult(answer))).toEqual(uncertain);
  });

  it("keeps the fields it knows and drops the others", () => {
    const known = result("Authorised", {
      merchantReference: "ORDER-1",
      amount: { currency: "EUR", value: 0 },
      paymentMethod: { brand: "mc", type: "scheme" },
      additionalData: { cardSummary: "1111" },
    });
    expect(parseResult({ ...known, donationToken: "secret", order: { orderData: "x" } })).toEqual(known);
  });

  it.each(["amount", "action", "paymentMethod", "additionalData"])("allows null for %s", (name) => {
    expect(parseResult({ resultCode: "Authorised", [name]: null })).toEqual({ resultCode: "Authorised", [name]: null });
  });

  it("makes plain data of instances of the library's classes", () => {
    class Answer {
      resultCode = "RedirectShopper";
      action = new (class Action {
        type = "redirect";
      })();
    }
    expect(Object.getPrototypeOf(parseResult(new Answer()).action)).toBe(Object.prototype);
  });
});

describe("readResult", () => {
  it.each(["Received", "Pending", "PresentToShopper"])("%s is pending, and needs the reference", (code) => {
    expect(readResult(result(code), expected("sepa_debit"))).toEqual({
      kind: "pending",
      reference: "PSP1",
      method: { type: "sepa_debit" },
    });
    expect(faultOf(() => readResult({ resultCode: code }, expected()))).toEqual(uncertain);
  });

  it.each(["RedirectShopper", "IdentifyShopper", "ChallengeShopper"])("%s returns the action", (code) => {
    const action = { type: "redirect", url: "https://bank.example/", paymentData: "x" };
    const answer = readResult(result(code, { action }), expected("ideal"));
    expect(answer).toEqual({ kind: "action", action, method: { type: "ideal" } });
    expect(faultOf(() => readResult(result(code), expected()))).toEqual(uncertain);
    expect(faultOf(() => readResult(result(code, { action: null }), expected()))).toEqual(uncertain);
  });

  it.each([
    "AuthenticationFinished",
    "AuthenticationNotRequired",
    "PartiallyAuthorised",
    "Success",
    "authorised",
    "AUTHORISED",
    " Authorised",
    "",
    "constructor",
    "__proto__",
    "x".repeat(100_000),
  ])("rejects the result code %j", (code) => {
    expect(faultOf(() => readResult(result(code), expected()))).toEqual(uncertain);
  });

  it.each<[AdyenResult["amount"], { amount: number; currency: string }]>([
    [undefined, { amount: 9900, currency: "EUR" }],
    [null, { amount: 9900, currency: "EUR" }],
    [
      { value: 9900, currency: "EUR" },
      { amount: 9900, currency: "EUR" },
    ],
    [
      { value: 0, currency: "EUR" },
      { amount: 0, currency: "EUR" },
    ],
    [
      { value: -1, currency: "EUR" },
      { amount: -1, currency: "EUR" },
    ],
    [
      { value: 9900, currency: "USD" },
      { amount: 9900, currency: "USD" },
    ],
  ])("Authorised with the amount %j reports %j, so that the ledger can compare it", (amount, money) => {
    const answer = readResult(result("Authorised", { amount }), expected());
    expect(answer).toEqual({ kind: "authorised", reference: "PSP1", ...money, method: { type: "card" } });
  });

  it("Authorised without a reference is no payment: it could never be refunded", () => {
    expect(faultOf(() => readResult({ resultCode: "Authorised" }, expected()))).toEqual(uncertain);
  });

  it("Cancelled needs no reference", () => {
    expect(readResult(result("Cancelled"), expected())).toEqual({ kind: "cancelled", reference: "PSP1" });
    expect(readResult({ resultCode: "Cancelled" }, expected())).toEqual({ kind: "cancelled" });
  });

  it.each<[code: string, type: PaymentType, reason: string | undefined, error: PaymentErrorKind]>([
    ["Refused", "card", "2", "card_error"],
    ["Refused", "card", undefined, "card_error"],
    ["Refused", "bancontact", "2", "card_error"],
    ["Refused", "sepa_debit", "2", "card_error"],
    ["Refused", "google_pay", "2", "gPay-error"],
    ["Refused", "apple_pay", "2", "aPay-error"],
    ["Refused", "ideal", "2", "iDeal-error"],
    ["Refused", "card", "11", "card_authorisation_error"],
    ["Refused", "apple_pay", "11", "card_authorisation_error"],
    ["Refused", "card", "111", "card_error"],
    ["Error", "card", undefined, "payment_platform_error"],
    ["Error", "ideal", "11", "payment_platform_error"],
  ])("%s by %s for the reason %s is %s", (code, type, reason, error) => {
    const refused = result(code, { refusalReasonCode: reason });
    expect(readResult(refused, expected(type))).toEqual({
      kind: "refused",
      reference: "PSP1",
      error,
      ...(reason !== undefined && { code: reason }),
    });
  });

  it("a refusal needs no reference", () => {
    expect(readResult({ resultCode: "Refused" }, expected())).toEqual({ kind: "refused", error: "card_error" });
  });

  it("Adyen's fields of the method replace the known ones, and the others stay", () => {
    const known: Expected = {
      money: { amount: 1, currency: "EUR" },
      method: { type: "sepa_debit", last4: "0000", bankCode: "TEST", holder: "A Byron" },
    };
    const answer = readResult(
      result("Received", { additionalData: { cardSummary: "6789", issuerCountry: "NL" } }),
      known,
    );
    expect(answer).toMatchObject({
      method: { type: "sepa_debit", last4: "6789", country: "NL", bankCode: "TEST", holder: "A Byron" },
    });
  });

  it.each([
    ["mc", "mastercard"],
    ["visa", "visa"],
    ["amex", "amex"],
    ["constructor", "constructor"],
    ["toString", "toString"],
  ])("the brand %j is called %j", (brand, name) => {
    const answer = readResult(result("Authorised", { paymentMethod: { brand } }), expected());
    expect(answer).toMatchObject({ method: { brand: name } });
  });
});
