import { expect, it } from "vitest";
import { requestTime } from "./request-time.ts";

it.each([
  ["/", 6_000],
  ["/checkout", 6_000],
  ["/confirmation/VCS-1", 6_000],
  ["/service-get-payment-status", 6_000],
  ["/service-call-adyen-payment-method", 6_000],
  ["/service-call-adyen-payments", 30_000],
  ["/service-call-adyen-payments-details", 30_000],
  ["/service-call-stripe", 30_000],
  ["/payment-confirmation", 30_000],
  ["/account/my-payment-method", 6_000],
  ["/account/my-payment-method?next=%2Faccount", 6_000],
  ["/account/my-payment-method?setup_intent=seti_1&redirect_status=succeeded", 30_000],
  ["/account/my-payment-method?methodId=1&redirectResult=r", 30_000],
  ["/account/my-subscriptions?setup_intent=seti_1", 6_000],
])("%s is answered within %i ms, and its calls end 500 ms earlier", (path, totalMs) => {
  const address = new URL(path, "https://shop.example");
  expect(requestTime(address)).toEqual({ totalMs, callsMs: totalMs - 500 });
  expect(requestTime(address, 3)).toEqual({ totalMs: 3 * totalMs, callsMs: 3 * (totalMs - 500) });
});
