import { expect, it } from "vitest";
import { paymentErrorKind } from "../../../../payments/port/payment-types.ts";
import { ERROR_TEXTS, isMethodError, isPaymentError } from "./payment-error-text.ts";

it("every kind of error has a text of its own", () => {
  expect(Object.keys(ERROR_TEXTS)).toEqual([...paymentErrorKind.options, "amountChanged", "addFailed", "unexpected"]);
  const texts = Object.values(ERROR_TEXTS).map(({ title, lines }) => [title, ...lines].join(" "));
  expect(new Set(texts).size).toBe(texts.length);
});

it.each([
  ["card_error", true],
  ["billing_address_missmatch", true],
  ["unexpected", false],
  ["toString", false],
  [null, false],
  ["<script>", false],
])("%s is a kind of payment error: %s", (value, isOne) => {
  expect(isPaymentError(value)).toBe(isOne);
});

it.each([
  ["card_error", true],
  ["addFailed", true],
  ["amountChanged", false],
  ["toString", false],
  [null, false],
])("the payment details show %j: %s", (value, isShown) => {
  expect(isMethodError(value)).toBe(isShown);
});
