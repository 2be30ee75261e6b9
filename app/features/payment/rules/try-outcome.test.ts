import { describe, expect, it } from "vitest";
import { readFollowUp, readOutcome } from "./try-outcome.ts";

describe("an answer", () => {
  const authorised = { kind: "authorised", orderNo: "0001", method: null };
  it.each([
    [200, authorised, authorised],
    [200, { kind: "failed", orderNo: null, error: "card_error", code: null }, { kind: "failed", error: "card_error" }],
    [200, { detail: "no" }, { kind: "unexpected", message: "no" }],
    [200, { ...authorised, detail: "no" }, { kind: "unexpected", message: "no" }],
    [200, { kind: "refused", reason: "notFound" }, { kind: "unexpected" }],
    [200, undefined, { kind: "unexpected" }],
    [400, { detail: "no" }, { kind: "failed", error: "invalid_request_error", message: "no" }],
    [400, { detail: "no", reason: "amountChanged" }, { kind: "amountChanged" }],
    [400, { detail: "no", reason: "tampered" }, { kind: "failed", error: "invalid_request_error" }],
    [500, undefined, { kind: "failed", error: "connection_error" }],
    [429, undefined, { kind: "unexpected" }],
  ])("%s %o is read as %o", (status, document, outcome) => {
    expect(readOutcome(status, document)).toMatchObject(outcome);
  });
});

describe("a question about a payment that was sent before", () => {
  it.each([401, 403, 500, 502, 503])("says nothing about its end with %s", (status) => {
    expect(readFollowUp(status, { detail: "no" })).toEqual({ kind: "lost" });
  });

  it.each([
    [200, { kind: "cancelled", orderNo: "0001" }, { kind: "cancelled" }],
    [200, { kind: "authorised", orderNo: "0001", method: null }, { kind: "authorised" }],
    [404, { detail: "no" }, { kind: "failed", error: "payment_platform_error", message: "no" }],
    [429, undefined, { kind: "unexpected" }],
  ])("%s %o is read as %o", (status, document, outcome) => {
    expect(readFollowUp(status, document)).toMatchObject(outcome);
  });
});
