import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stripeIntent } from "../../test/payments/stripe-objects.ts";
import { isUnknown } from "../webhooks/unknown-message.ts";
import { readWebhook } from "./read-webhook.ts";

const secret = "whsec_sandbox";
const now = new Date("2026-11-15T12:00:00.000Z");
const seconds = now.getTime() / 1000;

// Stripe's library compares the time of a signature with the clock of the machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }));
afterEach(() => void vi.useRealTimers());

const message = (more: object = {}) =>
  JSON.stringify({
    id: "evt_1",
    livemode: false,
    type: "payment_intent.succeeded",
    data: { object: stripeIntent({ status: "succeeded", amount_received: 9900 }) },
    ...more,
  });

type Signing = { secret?: string; timestamp?: number };

const signatureOf = (payload: string, signing: Signing = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: seconds, ...signing });

const read = (
  body: string,
  { signature = signatureOf(body), ...settings }: { signature?: string; secret?: string; isLive?: boolean } = {},
) => readWebhook(body, new Headers({ "stripe-signature": signature }), { secret, isLive: false, ...settings });

describe("a message of Stripe", () => {
  it("with a valid signature is read", () => {
    expect(read(message())).toEqual([
      {
        messageId: "evt_1",
        message: {
          about: "payment",
          merchantReference: "ORDER-1",
          answer: { kind: "authorised", reference: "pi_1", amount: 9900, currency: "GBP" },
        },
      },
    ]);
  });

  it.each([
    ["at once", true, seconds],
    ["after five minutes", true, seconds - 300],
    ["a second later than that", false, seconds - 301],
    ["after a day", false, seconds - 86_400],
  ])("that arrives %s is accepted: %s", (_, isTaken, timestamp) => {
    const body = message();
    expect(read(body, { signature: signatureOf(body, { timestamp }) }) !== undefined).toBe(isTaken);
  });

  it.each<[string, string]>([
    ["nothing", ""],
    ["the signature of another secret", signatureOf(message(), { secret: "whsec_other" })],
    ["the signature of another body", signatureOf(message({ id: "evt_2" }))],
    ["no time", `v1=${"0".repeat(64)}`],
    ["no signature", `t=${seconds}`],
    ["an old scheme only", signatureOf(message()).replace("v1=", "v0=")],
    ["another time than was signed", signatureOf(message()).replace(`t=${seconds}`, `t=${seconds - 1}`)],
    ["a time that is no number", signatureOf(message()).replace(`t=${seconds}`, "t=now")],
    ["a shorter signature", signatureOf(message()).slice(0, -1)],
  ])("with a header that has %s is refused", (_, signature) => {
    expect(read(message(), { signature })).toBeUndefined();
  });

  it("is refused without a header, and while the shop has no secret", () => {
    const body = message();
    expect(readWebhook(body, new Headers(), { secret, isLive: false })).toBeUndefined();
    const headers = new Headers({ "stripe-signature": signatureOf(body) });
    expect(readWebhook(body, headers, { secret: undefined, isLive: false })).toBeUndefined();
    expect(readWebhook(body, headers, { secret: "", isLive: false })).toBeUndefined();
  });

  it("may have several signatures while the secret is changed", () => {
    const body = message();
    const [, old] = signatureOf(body, { secret: "whsec_old" }).split(",");
    expect(read(body, { signature: `${signatureOf(body)},${old}` })).toHaveLength(1);
  });

  it.each([
    [false, false, true],
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])("with livemode=%s at a shop with isLive=%s is accepted: %s", (livemode, isLive, isTaken) => {
    expect(read(message({ livemode }), { isLive }) !== undefined).toBe(isTaken);
  });

  it("of a type that changes nothing is stored under its own id", () => {
    expect(read(message({ type: "customer.created" }))).toEqual([
      { messageId: "evt_1", message: { about: "other", what: "customer.created" } },
    ]);
  });
});

describe("a signed message that is not understood", () => {
  it.each<[string, string, string]>([
    ["no JSON", "{", "unknown"],
    ["null", "null", "unknown"],
    ["a text", '"hello"', "unknown"],
    ["no id", message({ id: undefined }), "payment_intent.succeeded"],
    ["an empty id", message({ id: "" }), "payment_intent.succeeded"],
    ["an id that is too long", message({ id: "e".repeat(256) }), "payment_intent.succeeded"],
    ["no livemode", message({ livemode: undefined }), "payment_intent.succeeded"],
    ["a text for its livemode", message({ livemode: "false" }), "payment_intent.succeeded"],
    ["a number for its type", message({ type: 7 }), "unknown"],
    ["an empty type", message({ type: "" }), "unknown"],
    ["a type that is too long", message({ type: "t".repeat(201) }), "unknown"],
    ["no data", message({ data: undefined }), "payment_intent.succeeded"],
    ["no object", message({ data: {} }), "payment_intent.succeeded"],
    ["a text for its object", message({ data: { object: "pi_1" } }), "payment_intent.succeeded"],
  ])("is stored under its hash: %s", (_, body, what) => {
    const [received] = read(body) ?? [];
    expect(received && isUnknown(received)).toBe(true);
    expect(received?.message).toEqual({ about: "other", what });
  });

  it("does not contain its text", () => {
    const body = message({ id: undefined, data: { object: "ada@example.com" } });
    expect(JSON.stringify(read(body))).not.toContain("ada");
  });
});
