import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import type { PaymentErrorKind } from "../port/payment-types.ts";
import { type CallEffect, ProviderFault } from "../provider-fault.ts";
import { isResourceMissing, stripeFault } from "./stripe-fault.ts";

const raw = (statusCode: number | undefined, more: object = {}) => ({
  message: "No.",
  type: "invalid_request_error" as const,
  statusCode,
  ...more,
});

const { errors } = Stripe;

describe("the fault of a failed call to Stripe", () => {
  type Row = [string, unknown, CallEffect, PaymentErrorKind, string?];
  it.each<Row>([
    ["400", new errors.StripeInvalidRequestError(raw(400)), "rejected", "invalid_request_error"],
    ["401", new errors.StripeAuthenticationError(raw(401)), "rejected", "authentication_error"],
    ["403", new errors.StripePermissionError(raw(403)), "rejected", "authentication_error"],
    [
      "404",
      new errors.StripeInvalidRequestError(raw(404, { code: "resource_missing" })),
      "rejected",
      "payment_platform_error",
      "resource_missing",
    ],
    ["402", new errors.StripeCardError(raw(402, { code: "card_declined" })), "rejected", "card_error", "card_declined"],
    [
      "409",
      new errors.StripeInvalidRequestError(raw(409, { code: "lock_timeout" })),
      "unknown",
      "connection_error",
      "lock_timeout",
    ],
    ["429", new errors.StripeRateLimitError(raw(429)), "unknown", "connection_error"],
    ["500", new errors.StripeAPIError(raw(500)), "unknown", "connection_error"],
    ["503", new errors.StripeAPIError(raw(503)), "unknown", "connection_error"],
    [
      "a key that was used for another request",
      new errors.StripeIdempotencyError(raw(400)),
      "unknown",
      "connection_error",
    ],
    ["an answer that is no JSON", new errors.StripeAPIError(raw(200)), "unknown", "connection_error"],
    ["no status at all", new errors.StripeInvalidRequestError(raw(undefined)), "unknown", "connection_error"],
  ])("%s", (_, cause, callEffect, error, code) => {
    expect(stripeFault(cause)).toMatchObject({ callEffect, error, cause, code });
  });

  const broken = (code?: string) =>
    new errors.StripeConnectionError({
      message: "An error occurred with our connection to Stripe.",
      detail: Object.assign(new Error("connect"), code === undefined ? {} : { code }),
    });

  it.each<[string | undefined, CallEffect]>([
    ["ECONNREFUSED", "unsent"],
    ["ENOTFOUND", "unsent"],
    ["EAI_AGAIN", "unsent"],
    ["EHOSTUNREACH", "unsent"],
    ["ENETUNREACH", "unsent"],
    ["ECONNRESET", "unknown"],
    ["EPIPE", "unknown"],
    ["ETIMEDOUT", "unknown"],
    [undefined, "unknown"],
  ])("a connection that broke with %s: %s", (code, callEffect) => {
    expect(stripeFault(broken(code))).toMatchObject({ callEffect, error: "connection_error" });
  });

  it.each<[string, unknown]>([
    ["an error of the runtime", new TypeError("fetch failed")],
    ["a text", "boom"],
    ["undefined", undefined],
  ])("%s has the callEffect unknown", (_, cause) => {
    expect(stripeFault(cause)).toMatchObject({ callEffect: "unknown", error: "connection_error" });
  });

  it("a ProviderFault is returned unchanged", () => {
    const fault = new ProviderFault({ callEffect: "unsent", error: "connection_error", message: "x" });
    expect(stripeFault(fault)).toBe(fault);
  });

  it("does not contain Stripe's message, which may name a customer", () => {
    const cause = new errors.StripeInvalidRequestError(raw(404, { message: "No such customer: 'cus_ada'" }));
    expect(stripeFault(cause).message).toBe("Stripe answered 404");
  });
});

describe("isResourceMissing", () => {
  it.each<[string, unknown, boolean]>([
    ["resource_missing", new errors.StripeInvalidRequestError(raw(404, { code: "resource_missing" })), true],
    ["404 for another reason", new errors.StripeInvalidRequestError(raw(404, { code: "url_invalid" })), false],
    ["another kind of error", new errors.StripeAPIError(raw(404, { code: "resource_missing" })), false],
    ["an object with the same code", { code: "resource_missing" }, false],
    ["nothing", undefined, false],
  ])("%s: %s", (_, error, expected) => {
    expect(isResourceMissing(error)).toBe(expected);
  });
});
