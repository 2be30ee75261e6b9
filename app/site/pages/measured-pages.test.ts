import { expect, it } from "vitest";
import { isMeasuredPage } from "./measured-pages.ts";

it.each([
  ["/", true],
  ["/vin-error", true],
  ["/service/CONNAV", true],
  ["/services", true],
  ["/renew-all", true],
  ["/faqs", true],
  ["/account/my-orders", true],
  ["/checkout", false],
  ["/confirmation/0001", false],
  ["/payment-confirmation", false],
  ["/account/my-payment-method", false],
  ["/account/my-payment-method/add-payment-method", false],
  ["/guest/order/0001", false],
  ["/view-order", false],
  ["/request-refund/0001", false],
  ["/renewal/stop/a-token", false],
  ["/renewal/renew/a-token", false],
  ["/callback/forgerock", false],
])("%s is measured: %s", (path, isMeasured) => {
  expect(isMeasuredPage(path)).toBe(isMeasured);
});
