import { describe, expect, it } from "vitest";
import { stripeIntent, stripeMethod } from "../../test/payments/stripe-objects.ts";
import type { DisputeState, DisputeStep } from "../ledger/dispute-states.ts";
import { readStripeEvent } from "./read-event.ts";

const nothing = (what: string) => ({ about: "other", what });

describe.each([
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.canceled",
])("%s", (what) => {
  const read = (more: object = {}) =>
    readStripeEvent(what, { ...stripeIntent({ status: "succeeded", amount_received: 9900 }), ...more });

  it.each<[object, object]>([
    [{ status: "succeeded" }, { kind: "authorised", reference: "pi_1", amount: 9900, currency: "GBP" }],
    [
      { status: "succeeded", amount_received: 0 },
      { kind: "authorised", reference: "pi_1", amount: 0, currency: "GBP" },
    ],
    [
      { status: "succeeded", amount_received: -1, currency: "eur" },
      { kind: "authorised", reference: "pi_1", amount: -1, currency: "EUR" },
    ],
    [{ status: "processing" }, { kind: "pending", reference: "pi_1" }],
    [{ status: "canceled" }, { kind: "cancelled", reference: "pi_1" }],
    [
      { status: "requires_action", client_secret: "secret" },
      { kind: "action", reference: "pi_1", action: { clientSecret: "secret" } },
    ],
    [
      { status: "requires_payment_method", last_payment_error: { code: "card_declined", decline_code: "fraudulent" } },
      { kind: "refused", reference: "pi_1", error: "card_error", code: "fraudulent" },
    ],
    [
      { status: "requires_payment_method", last_payment_error: { code: "authentication_required" } },
      { kind: "refused", reference: "pi_1", error: "card_authorisation_error", code: "authentication_required" },
    ],
    [
      { status: "requires_payment_method", last_payment_error: null },
      { kind: "refused", reference: "pi_1", error: "card_error" },
    ],
  ])("is read by the status of the intent, not by the event type: %j", (more, answer) => {
    expect(read(more)).toEqual({ about: "payment", merchantReference: "ORDER-1", answer });
  });

  it("ignores the method in the event", () => {
    for (const method of ["pm_1", stripeMethod(), { id: 7 }, null]) {
      expect(read({ payment_method: method })).not.toHaveProperty("answer.method");
    }
  });

  it.each<[string, object]>([
    ["no id", { id: undefined }],
    ["an empty id", { id: "" }],
    ["an id that is too long", { id: "p".repeat(256) }],
    ["no metadata", { metadata: null }],
    ["an order of another shop", { metadata: {} }],
    ["an empty order", { metadata: { orderNo: "" } }],
    ["a number for its order", { metadata: { orderNo: 7 } }],
    ["an order that is too long", { metadata: { orderNo: "o".repeat(201) } }],
    ["half a penny", { amount_received: 0.5 }],
    ["a text for its amount", { amount_received: "9900" }],
    ["a currency of four letters", { currency: "gbpp" }],
    ["a status that waits for the merchant", { status: "requires_capture" }],
    ["a status that is not known", { status: "dreaming" }],
  ])("changes nothing when it has %s", (_, changes) => {
    expect(read(changes)).toEqual(nothing(what));
  });

  it.each([undefined, null, "pi_1", 7, []])("changes nothing when it has %j for the intent", (object) => {
    expect(readStripeEvent(what, object)).toEqual(nothing(what));
  });
});

describe.each(["refund.created", "refund.updated", "refund.failed", "charge.refund.updated"])("%s", (what) => {
  const read = (object: object) => readStripeEvent(what, object);
  const ours = { id: "re_1", payment_intent: "pi_1", metadata: { refundId: "refund-1" } };
  const whole = { id: "re_1", payment_intent: "pi_1", metadata: { reversal: "1" } };

  it.each([
    ["succeeded", true],
    ["failed", false],
    ["canceled", false],
  ])("with the status %s of a partial refund: the money was returned: %s", (status, isDone) => {
    expect(read({ ...ours, status })).toEqual({ about: "refund", id: "refund-1", reference: "re_1", isDone });
  });

  it.each([
    ["succeeded", true],
    ["failed", false],
    ["canceled", false],
  ])("with the status %s of a reversal: the money was returned: %s", (status, isDone) => {
    expect(read({ ...whole, status })).toEqual({ about: "reversal", charge: "pi_1", reference: "re_1", isDone });
  });

  it.each(["pending", "requires_action", "", "constructor", null, undefined])(
    "with the status %j has not ended",
    (status) => {
      expect(read({ ...ours, status })).toEqual(nothing(what));
      expect(read({ ...whole, status })).toEqual(nothing(what));
    },
  );

  it("has the reason of a failure", () => {
    const failed = { ...ours, status: "failed", failure_reason: "lost_or_stolen_card" };
    expect(read(failed)).toMatchObject({ isDone: false, reason: "lost_or_stolen_card" });
    for (const reason of [null, "", undefined]) {
      expect(read({ ...failed, failure_reason: reason })).not.toHaveProperty("reason");
    }
  });

  it("names the charge also where Stripe sends the whole intent", () => {
    expect(read({ ...whole, status: "succeeded", payment_intent: { id: "pi_1", amount: 1 } })).toMatchObject({
      charge: "pi_1",
    });
  });

  it.each<[string, object]>([
    ["no charge and no refund of ours", { ...whole, payment_intent: null }],
    ["an empty charge", { ...whole, payment_intent: "" }],
    ["a charge without an id", { ...whole, payment_intent: {} }],
    ["an empty id", { ...ours, id: "" }],
    ["a list for its metadata", { ...ours, metadata: [] }],
    ["a number for our id", { ...ours, metadata: { refundId: 7 } }],
    ["an id of ours that is too long", { ...ours, metadata: { refundId: "r".repeat(201) } }],
    ["a reason that is too long", { ...ours, failure_reason: "r".repeat(501) }],
  ])("changes nothing when it has %s", (_, object) => {
    expect(read({ ...object, status: "failed" })).toEqual(nothing(what));
  });

  it("without an id of its own, or metadata, still names the charge", () => {
    const bare = { status: "succeeded", payment_intent: "pi_1", metadata: null };
    expect(read(bare)).toEqual({ about: "reversal", charge: "pi_1", isDone: true });
  });

  it("with an empty id of ours is about the whole charge", () => {
    expect(read({ ...ours, metadata: { refundId: "" }, status: "succeeded" })).toMatchObject({ about: "reversal" });
  });
});

describe("a dispute", () => {
  const dispute = (more: object = {}) => ({
    id: "du_1",
    amount: 9900,
    currency: "gbp",
    status: "needs_response",
    payment_intent: "pi_1",
    ...more,
  });
  const known = { about: "dispute", reference: "du_1", charge: "pi_1", amount: 9900, currency: "GBP" };
  const events = ["created", "updated", "funds_withdrawn", "closed"].map((name) => `charge.dispute.${name}`);

  describe.each(events)("%s", (what) => {
    it.each<[status: string, DisputeState, DisputeStep]>([
      ["warning_needs_response", "OPEN", "inquiry"],
      ["warning_under_review", "OPEN", "inquiry"],
      ["warning_closed", "WON", "inquiryClosed"],
      ["prevented", "WON", "inquiryClosed"],
      ["needs_response", "OPEN", "opened"],
      ["under_review", "OPEN", "opened"],
      ["lost", "LOST", "decided"],
      ["won", "WON", "decided"],
    ])("with the status %s is %s at the step %s", (status, state, step) => {
      expect(readStripeEvent(what, dispute({ status }))).toEqual({ ...known, state, step });
    });

    it.each(["", "WON", "constructor", "charge_refunded"])("with the status %j changes nothing", (status) => {
      expect(readStripeEvent(what, dispute({ status }))).toEqual(nothing(what));
    });
  });

  it.each(["needs_response", "lost", "whatever"])("funds_reinstated is won, also with the status %s", (status) => {
    const message = readStripeEvent("charge.dispute.funds_reinstated", dispute({ status }));
    expect(message).toEqual({ ...known, state: "WON", step: "decided" });
  });

  it.each<[string, object]>([
    ["no charge", { payment_intent: null }],
    ["no id", { id: undefined }],
    ["half a penny", { amount: 0.5 }],
    ["a currency of two letters", { currency: "gb" }],
    ["a status that is too long", { status: "s".repeat(61) }],
    ["a number for its status", { status: 7 }],
  ])("with %s changes nothing", (_, more) => {
    for (const name of ["created", "funds_reinstated"]) {
      expect(readStripeEvent(`charge.dispute.${name}`, dispute(more))).toEqual(nothing(`charge.dispute.${name}`));
    }
  });
});

it.each(["payment_intent.created", "charge.succeeded", "", "constructor", "__proto__"])(
  "an event %j changes nothing",
  (what) => {
    const object = stripeIntent({ status: "succeeded", amount_received: 9900 });
    expect(readStripeEvent(what, object)).toEqual(nothing(what));
  },
);
