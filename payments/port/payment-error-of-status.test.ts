import { expect, it } from "vitest";
import { paymentErrorOfStatus } from "./payment-error-of-status.ts";

it.each([
  [400, "invalid_request_error"],
  [413, "invalid_request_error"],
  [401, "authentication_error"],
  [403, "authentication_error"],
  [404, "payment_platform_error"],
  [422, "payment_platform_error"],
  [500, "connection_error"],
  [200, undefined],
  [409, undefined],
  [429, undefined],
  [502, undefined],
  [503, undefined],
])("%s means %s", (status, kind) => {
  expect(paymentErrorOfStatus(status)).toBe(kind);
});
