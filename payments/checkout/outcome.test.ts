import { describe, expect, it } from "vitest";
import { paymentRow } from "../../test/payments/payment-rows.ts";
import { type PaymentState, paymentStates } from "../ledger/states.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import type { PaymentOutcome } from "../port/payments.ts";
import { outcomeOf } from "./outcome.ts";

const method = { type: "card", last4: "1111" } as const;
const payment = (state: PaymentState, more: Partial<PaymentRow> = {}) =>
  paymentRow({ state, orderReference: "ORDER-1", ...more });

const orderNo = "ORDER-1";

describe("the outcome of a payment with an order", () => {
  it.each<[PaymentState, Partial<PaymentRow>, PaymentOutcome]>([
    ["INIT", {}, { kind: "inProgress", orderNo }],
    ["SUBMITTED", {}, { kind: "confirming", orderNo }],
    [
      "ACTION_REQUIRED",
      { action: { type: "redirect" } },
      { kind: "action", orderNo, provider: "adyen", action: { type: "redirect" } },
    ],
    ["ACTION_REQUIRED", { provider: "stripe" }, { kind: "action", orderNo, provider: "stripe", action: {} }],
    ["PENDING", { method }, { kind: "pending", orderNo, method }],
    ["PENDING", {}, { kind: "pending", orderNo, method: null }],
    ["AUTHORISED", { method }, { kind: "authorised", orderNo, method }],
    ["AUTHORISED", {}, { kind: "authorised", orderNo, method: null }],
  ])("in state %s with %j", (state, more, outcome) => {
    expect(outcomeOf(payment(state, more))).toEqual(outcome);
  });

  it.each<PaymentState>(["REFUSED", "CANCELLED", "REVERSING", "REVERSED"])(
    "in state %s is failed with an error, and cancelled without one",
    (state) => {
      const failed = { error: "card_error", errorCode: "2" } as const;
      expect(outcomeOf(payment(state, failed))).toEqual({ kind: "failed", orderNo, error: "card_error", code: "2" });
      expect(outcomeOf(payment(state, { error: "iDeal-error" }))).toMatchObject({ error: "iDeal-error", code: null });
      expect(outcomeOf(payment(state))).toEqual({ kind: "cancelled", orderNo });
      expect(outcomeOf(payment(state, { errorCode: "2" }))).toEqual({ kind: "cancelled", orderNo });
    },
  );

  it.each<PaymentState>(["SUBMITTED", "PENDING", "AUTHORISED"])(
    "in state %s does not contain an earlier error",
    (state) => {
      expect(outcomeOf(payment(state, { error: "card_error" })).kind).not.toBe("failed");
    },
  );

  it("does not contain an action that was completed", () => {
    expect(outcomeOf(payment("PENDING", { action: { type: "redirect" } }))).not.toHaveProperty("action");
  });
});

describe("the outcome of a payment without an order", () => {
  it("is in progress while the order is being created", () => {
    expect(outcomeOf(payment("INIT", { orderReference: null }))).toEqual({ kind: "inProgress", orderNo: null });
  });

  it.each(paymentStates.filter((state) => state !== "INIT"))("in state %s is failed or cancelled", (state) => {
    const bare = { orderReference: null };
    expect(outcomeOf(payment(state, bare))).toEqual({ kind: "cancelled", orderNo: null });
    expect(outcomeOf(payment(state, { ...bare, error: "invalid_request_error" }))).toEqual({
      kind: "failed",
      orderNo: null,
      error: "invalid_request_error",
      code: null,
    });
  });
});
