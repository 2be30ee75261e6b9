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
])("%s is answered within %i ms, and its calls end 500 ms earlier", (pathname, totalMs) => {
  expect(requestTime(pathname)).toEqual({ totalMs, callsMs: totalMs - 500 });
  expect(requestTime(pathname, 3)).toEqual({ totalMs: 3 * totalMs, callsMs: 3 * totalMs - 500 });
});
