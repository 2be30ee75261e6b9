import { describe, expect, it } from "vitest";
import type { PaymentType } from "../port/payment-types.ts";
import { isUnknown } from "../webhooks/unknown-message.ts";
import { readTokenMessage } from "./read-token-message.ts";

type Message = { type: unknown; eventId: unknown; data: Record<string, unknown> };

const message = (more: Partial<Message> = {}): Message => ({
  type: "recurring.token.created",
  eventId: "CHARGE1",
  data: { storedPaymentMethodId: "T1", shopperReference: "ada", merchantAccount: "ConnectedServices" },
  ...more,
});
const withData = (more: Record<string, unknown>): Message => message({ data: { ...message().data, ...more } });
const read = (document: unknown) => readTokenMessage(document, JSON.stringify(document) ?? "");

describe("a message about a token", () => {
  it.each(["recurring.token.created", "recurring.token.updated", "recurring.token.alreadyExisting"])(
    "%s names the token, the shopper and the payment",
    (type) => {
      expect(read(message({ type }))).toEqual({
        messageId: `CHARGE1:${type}:T1`,
        message: { about: "token", isDisabled: false, token: "T1", shopperReference: "ada", charge: "CHARGE1" },
      });
    },
  );

  it("recurring.token.disabled names no payment: its event is not the one that made the token", () => {
    expect(read(message({ type: "recurring.token.disabled" }))).toEqual({
      messageId: "CHARGE1:recurring.token.disabled:T1",
      message: { about: "token", isDisabled: true, token: "T1", shopperReference: "ada" },
    });
  });

  it.each<[string, PaymentType]>([
    ["visa", "card"],
    ["bcmc", "bancontact"],
    ["ideal", "ideal"],
    ["sepadirectdebit", "sepa_debit"],
    ["visa_applepay", "apple_pay"],
    ["constructor", "card"],
  ])("with the method %s has the type %s", (name, type) => {
    expect(read(withData({ type: name })).message).toMatchObject({ type });
  });

  it("has another event id for each token of one payment", () => {
    const [one, other] = [read(message()), read(withData({ storedPaymentMethodId: "T2" }))];
    expect(one.messageId).not.toBe(other.messageId);
  });
});

describe("a signed message that is not understood", () => {
  it.each<[string, unknown]>([
    ["undefined, which is no JSON", undefined],
    ["null", null],
    ["a number", 7],
    ["a list", [message()]],
    ["an empty document", {}],
    ["no event", message({ eventId: undefined })],
    ["an empty event", message({ eventId: "" })],
    ["an event that is too long", message({ eventId: "E".repeat(101) })],
    ["no data", { ...message(), data: undefined }],
    ["no token", withData({ storedPaymentMethodId: undefined })],
    ["an empty token", withData({ storedPaymentMethodId: "" })],
    ["a number for the token", withData({ storedPaymentMethodId: 7 })],
    ["a token that is too long", withData({ storedPaymentMethodId: "T".repeat(201) })],
    ["no shopper", withData({ shopperReference: undefined })],
    ["an empty shopper", withData({ shopperReference: "" })],
    ["a shopper that is too long", withData({ shopperReference: "s".repeat(257) })],
    ["a number for the type of the method", withData({ type: 7 })],
    ["a number for its type", message({ type: 7 })],
    ["a type that is too long", message({ type: "t".repeat(101) })],
    ["a type that no reader knows", message({ type: "recurring.token.painted" })],
    ["the type of a built-in property", message({ type: "constructor" })],
    ["the type of the prototype", message({ type: "__proto__" })],
  ])("is stored under its hash: %s", (_, document) => {
    const received = read(document);
    expect(isUnknown(received)).toBe(true);
    expect(received.message.about).toBe("other");
    expect(read(document)).toEqual(received);
  });

  it("keeps its type and no personal data", () => {
    const received = read({ type: "recurring.token.painted", data: { shopperReference: "ada@example.com" } });
    expect(received.message).toEqual({ about: "other", what: "recurring.token.painted" });
    expect(JSON.stringify(received)).not.toContain("ada");
  });
});
