import { expect, it } from "vitest";
import { isPaymentPage, needsNewDocument } from "./payment-pages.ts";

it.each([
  ["/checkout", true],
  ["/checkout/", true],
  ["/Checkout", true],
  ["/payment-confirmation", true],
  ["/account/my-payment-method/add-payment-method", true],
  ["/account/my-payment-method/edit-payment-method", true],
  ["/account/my-payment-method/edit-billing-address", false],
  ["/account/my-payment-method", false],
  ["/checkout-help", false],
  ["/confirmation/VCS-1", false],
  ["/services", false],
  ["/", false],
])("%s is a payment page: %s", (pathname, isOne) => {
  expect(isPaymentPage(pathname)).toBe(isOne);
});

it.each([
  ["a navigation into the checkout", "GET", "checkout", false, true],
  ["a navigation within the checkout", "GET", "checkout", true, false],
  ["a navigation from the checkout to the return page of a bank", "GET", "payment-confirmation", true, false],
  ["a navigation from the checkout to the confirmation", "GET", "confirmation/:orderNo", true, true],
  ["a navigation from the checkout to the start page", "GET", "", true, true],
  [
    "a navigation from the payment details to adding a method",
    "GET",
    "account/my-payment-method/add-payment-method",
    false,
    true,
  ],
  ["a navigation from adding a method back", "GET", "account/my-payment-method", true, true],
  ["a navigation between other pages", "GET", "service/:productId", false, false],
  ["a change of the basket from another page", "POST", "checkout", false, false],
  ["a call for data at the checkout", "GET", "service-get-basket", true, false],
])("%s needs a new document: $4", (_, method, pattern, hasPaymentPolicy, isNeeded) => {
  expect(needsNewDocument({ method, pattern, hasPaymentPolicy })).toBe(isNeeded);
});
