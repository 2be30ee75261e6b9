import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { missingAtStripe, stripeAnswering, stripeRefund } from "../../test/payments/stripe-objects.ts";
import type { RefundAnswer } from "../provider.ts";
import { lookupRefund, readRefund } from "./stripe-refund.ts";

describe("readRefund", () => {
  it.each<[status: string | null, reason: string | undefined, RefundAnswer]>([
    ["succeeded", undefined, { kind: "done", refundReference: "re_1" }],
    ["pending", undefined, { kind: "accepted", refundReference: "re_1" }],
    ["requires_action", undefined, { kind: "accepted", refundReference: "re_1" }],
    [null, undefined, { kind: "accepted", refundReference: "re_1" }],
    ["a new status", undefined, { kind: "accepted", refundReference: "re_1" }],
    ["failed", "lost_or_stolen_card", { kind: "refused", reason: "lost_or_stolen_card" }],
    ["failed", undefined, { kind: "refused", reason: "failed" }],
    ["canceled", undefined, { kind: "refused", reason: "canceled" }],
  ])("reads the status %j with the reason %s", (status, reason, answer) => {
    expect(readRefund(stripeRefund({ status, failure_reason: reason }))).toEqual(answer);
  });
});

const list = (...data: Stripe.Refund[]) => ({
  "/v1/refunds": { body: { object: "list", url: "/v1/refunds", has_more: false, data } },
});

describe("lookupRefund", () => {
  it("finds a refund by Stripe's id", async () => {
    const { stripe, asked } = stripeAnswering({ "/v1/refunds/re_1": { body: stripeRefund() } });
    expect(await lookupRefund(stripe, { refundReference: "re_1", chargeReference: "pi_1", id: "refund-1" })).toEqual({
      kind: "done",
      refundReference: "re_1",
    });
    expect(asked).toEqual(["/v1/refunds/re_1"]);
  });

  it("returns absent when Stripe does not know the id", async () => {
    const { stripe } = stripeAnswering({ "/v1/refunds/re_1": missingAtStripe });
    expect(await lookupRefund(stripe, { refundReference: "re_1", chargeReference: "pi_1" })).toEqual({
      kind: "absent",
    });
  });

  it.each([401, 429, 500])("throws, instead of returning absent, for an answer of %i", async (status) => {
    const body = { error: { type: "api_error", message: "No." } };
    const { stripe } = stripeAnswering({
      "/v1/refunds/re_1": { status, body },
      "/v1/refunds": { status, body },
    });
    await expect(lookupRefund(stripe, { refundReference: "re_1", chargeReference: "pi_1" })).rejects.toThrow("No.");
    await expect(lookupRefund(stripe, { refundReference: null, chargeReference: "pi_1" })).rejects.toThrow("No.");
  });

  it("finds a refund without Stripe's id by our id, among those of its charge", async () => {
    const { stripe, asked } = stripeAnswering(
      list(
        stripeRefund({ id: "re_9", metadata: { refundId: "refund-9" } }),
        stripeRefund({ id: "re_8", metadata: { reversal: "1" } }),
        stripeRefund({ id: "re_7", metadata: null }),
        stripeRefund({ id: "re_1", metadata: { refundId: "refund-1" }, status: "pending" }),
      ),
    );
    const answer = await lookupRefund(stripe, { refundReference: null, chargeReference: "pi_1", id: "refund-1" });
    expect(answer).toEqual({ kind: "accepted", refundReference: "re_1" });
    expect(asked[0]).toContain("payment_intent=pi_1");
  });

  it("finds the reversal of a charge, and ignores partial refunds", async () => {
    const part = stripeRefund({ id: "re_9", metadata: { refundId: "refund-9" } });
    const whole = stripeRefund({ id: "re_1", metadata: { reversal: "1" } });
    const found = stripeAnswering(list(part, whole));
    expect(await lookupRefund(found.stripe, { refundReference: null, chargeReference: "pi_1" })).toEqual({
      kind: "done",
      refundReference: "re_1",
    });
    const absent = stripeAnswering(list(part));
    expect(await lookupRefund(absent.stripe, { refundReference: null, chargeReference: "pi_1" })).toEqual({
      kind: "absent",
    });
  });

  it("returns absent when the charge has no refunds", async () => {
    const { stripe } = stripeAnswering(list());
    expect(await lookupRefund(stripe, { refundReference: null, chargeReference: "pi_1", id: "refund-1" })).toEqual({
      kind: "absent",
    });
  });
});
