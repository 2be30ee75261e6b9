import { describe, expect, it } from "vitest";
import { isSheetClosed, stripeErrorKind } from "./stripe-error.ts";

it.each([
  ["card_error", "card_declined", undefined, "card_error"],
  ["card_error", "card_declined", "card", "card_error"],
  ["card_error", "card_declined", "google_pay", "gPay-error"],
  ["card_error", "card_declined", "apple_pay", "aPay-error"],
  ["card_error", "card_declined", "ideal", "iDeal-error"],
  ["card_error", "authentication_required", "card", "card_authorisation_error"],
  ["invalid_request_error", "setup_intent_authentication_failure", "card", "card_authorisation_error"],
  ["invalid_request_error", "payment_intent_authentication_failure", "card", "card_authorisation_error"],
  ["invalid_request_error", "resource_missing", "card", "invalid_request_error"],
  ["validation_error", "incomplete_number", "card", "validation_error"],
  ["authentication_error", undefined, "card", "authentication_error"],
  ["api_error", undefined, "card", "connection_error"],
  ["api_connection_error", undefined, "card", "connection_error"],
  ["rate_limit_error", undefined, "card", "connection_error"],
  ["idempotency_error", undefined, "card", "invalid_request_error"],
  ["something_new", undefined, "card", "connection_error"],
])("an error of type %s with code %s while paying by %s is a %s", (type, code, chosen, kind) => {
  expect(stripeErrorKind({ type, code }, chosen)).toBe(kind);
});

it("reads the wallet of the method that was refused", () => {
  const method = { type: "card", card: { wallet: { type: "apple_pay" } } };
  expect(stripeErrorKind({ type: "card_error", payment_method: method })).toBe("aPay-error");
});

describe("an error with the code", () => {
  it.each([
    ["wallet_cancelled", true],
    ["canceled", true],
    ["card_declined", false],
    [undefined, false],
  ])("%s means that the customer closed the wallet's sheet: %s", (code, isOne) => {
    expect(isSheetClosed({ code })).toBe(isOne);
  });
});
