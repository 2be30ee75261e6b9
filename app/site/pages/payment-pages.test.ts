import { expect, it } from "vitest";
import { isPaymentPage, needsNewDocument } from "./payment-pages.ts";

it.each([
  ["/checkout", true],
  ["/checkout/", true],
  ["/Checkout", true],
  ["/payment-confirmation", true],
  ["/checkout-help", false],
  ["/confirmation/VCS-1", false],
  ["/services", false],
  ["/", false],
])("%s takes payments: %s", (pathname, isOne) => {
  expect(isPaymentPage(pathname)).toBe(isOne);
});

it.each([
  ["into the checkout", "GET", "checkout", false, true],
  ["within the checkout", "GET", "checkout", true, false],
  ["from the checkout to the return page of a bank", "GET", "payment-confirmation", true, false],
  ["from the checkout to the confirmation", "GET", "confirmation/:orderNo", true, true],
  ["from the checkout to the start page", "GET", "", true, true],
  ["between other pages", "GET", "service/:productId", false, false],
  ["a change of the basket from another page", "POST", "checkout", false, false],
  ["a call for data at the checkout", "GET", "service-get-basket", true, false],
])("%s needs a new document: %s %s, %s -> %s", (_, method, pattern, takesPayments, isNeeded) => {
  expect(needsNewDocument({ method, pattern, takesPayments })).toBe(isNeeded);
});
