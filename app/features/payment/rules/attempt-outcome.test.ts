import { describe, expect, it } from "vitest";
import type { PaymentOutcome } from "../../../../payments/port/payments.ts";
import { readFollowUp, readOutcome } from "./attempt-outcome.ts";

describe("an answer to a payment request", () => {
  const authorised = { kind: "authorised", orderNo: "0001", method: null };
  it.each([
    [200, authorised, authorised],
    [200, { kind: "failed", orderNo: null, error: "card_error", code: null }, { kind: "failed", error: "card_error" }],
    [200, { detail: "no" }, { kind: "unexpected", message: "no" }],
    [200, { ...authorised, detail: "no" }, { kind: "unexpected", message: "no" }],
    [200, { kind: "requestRefused", reason: "notFound" }, { kind: "unexpected" }],
    [200, undefined, { kind: "unexpected" }],
    [400, { detail: "no" }, { kind: "failed", error: "invalid_request_error", message: "no" }],
    [400, { detail: "no", reason: "amountChanged" }, { kind: "amountChanged" }],
    [400, { detail: "no", reason: "tampered" }, { kind: "failed", error: "invalid_request_error" }],
    [500, undefined, { kind: "failed", error: "connection_error" }],
    [429, undefined, { kind: "unexpected" }],
  ])("with status %s and the document %o is read as %o", (status, document, outcome) => {
    expect(readOutcome(status, document)).toMatchObject(outcome);
  });
});

describe("an outcome of a payment", () => {
  const orderNo = "0001";
  it.each<PaymentOutcome>([
    { kind: "authorised", orderNo, method: { type: "card", last4: "1111" } },
    { kind: "pending", orderNo, method: null },
    { kind: "action", orderNo, provider: "stripe", action: { clientSecret: "s" } },
    { kind: "confirming", orderNo },
    { kind: "inProgress", orderNo: null },
    { kind: "cancelled", orderNo: null },
    { kind: "failed", orderNo, error: "gPay-error", code: "card_declined" },
  ])("such as %o is passed on unchanged", (outcome) => {
    expect(readOutcome(200, outcome)).toBe(outcome);
    expect(readFollowUp(200, outcome)).toBe(outcome);
  });

  it.each([201, 204, 302, 400, 404, 409, 500])("counts only with status 200, not with %i", (status) => {
    expect(readOutcome(status, { kind: "authorised", orderNo, method: null }).kind).not.toBe("authorised");
  });
});

describe("an error of the server", () => {
  it.each([
    [400, "invalid_request_error"],
    [413, "invalid_request_error"],
    [401, "authentication_error"],
    [403, "authentication_error"],
    [404, "payment_platform_error"],
    [422, "payment_platform_error"],
    [500, "connection_error"],
  ])("with status %i is a %s, with the server's message", (status, error) => {
    expect(readOutcome(status, { detail: "Why it failed." })).toEqual({
      kind: "failed",
      orderNo: null,
      error,
      code: null,
      message: "Why it failed.",
    });
  });

  it.each([0, 302, 402, 405, 409, 429, 501, 502, 503, 504])(
    "with status %i is unexpected, because it does not say whether the payment failed",
    (status) => {
      expect(readOutcome(status, undefined)).toEqual({ kind: "unexpected" });
    },
  );
});

describe("a document that is no outcome", () => {
  it.each([
    ["no document", undefined],
    ["null", null],
    ["a text", "authorised"],
    ["a number", 1],
    ["a list", [{ kind: "authorised" }]],
    ["an unknown kind", { kind: "sold", orderNo: "0001" }],
    ["a kind of another type", { kind: 1 }],
    ["a name that every object has", { kind: "toString" }],
    ["a refusal, which has a status of its own", { kind: "requestRefused", reason: "notFound" }],
  ])("%s is unexpected", (_, document) => {
    expect(readOutcome(200, document)).toEqual({ kind: "unexpected" });
  });

  it.each([[1], [{}], [null]])("a detail that is no text (%o) is still an error, without a message", (detail) => {
    const document = { kind: "authorised", orderNo: "0001", method: null, detail };
    expect(readOutcome(200, document)).toEqual({ kind: "unexpected" });
  });
});

describe("a follow-up call about a payment that was sent before", () => {
  it.each([401, 403, 500, 502, 503])("leaves the outcome open with status %s", (status) => {
    expect(readFollowUp(status, { detail: "no" })).toEqual({ kind: "lost" });
  });

  it.each([
    [200, { kind: "cancelled", orderNo: "0001" }, { kind: "cancelled" }],
    [200, { kind: "authorised", orderNo: "0001", method: null }, { kind: "authorised" }],
    [404, { detail: "no" }, { kind: "failed", error: "payment_platform_error", message: "no" }],
    [429, undefined, { kind: "unexpected" }],
  ])("with status %s and the document %o is read as %o", (status, document, outcome) => {
    expect(readFollowUp(status, document)).toMatchObject(outcome);
  });
});
