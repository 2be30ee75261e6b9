import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRows } from "../../database/open-database.ts";
import { keys, createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

const send = async (provider: string, body: string, headers: Record<string, string> = {}) =>
  (await fixture.paymentsModule.webhooks.request(`/webhooks/${provider}`, { method: "POST", body, headers })).status;
const countEvents = async () =>
  (
    await readRows<{ n: number }>(fixture.database.queries, sql`select count(*)::int as n from payments.webhook_events`)
  )[0]?.n ?? 0;
const openJobs = async () =>
  readRows(fixture.database.queries, sql`select topic from jobs where done_at is null and topic like 'payments.%'`);

/** Sends it three times. */
async function outcomeOf(post: () => Promise<number>) {
  const before = await countEvents();
  const answers = [await post(), await post(), await post()];
  await fixture.drain();
  return { answers, kept: (await countEvents()) - before, openJobs: await openJobs() };
}

/** Each message is accepted, stored once, and leaves no failing job. */
const keptOnce = { answers: [202, 202, 202], kept: 1, openJobs: [] };
const refused = { answers: [401, 401, 401], kept: 0, openJobs: [] };

describe("a malformed message of Stripe", () => {
  const signature = (payload: string, secret = keys.webhookSecret) => ({
    "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  });
  let count = 0;
  const message = (changes: object) => {
    count += 1;
    const object = { id: `pi_odd_${count}`, metadata: {} };
    const usual = { id: `evt_odd_${count}`, livemode: false, type: "payment_intent.succeeded", data: { object } };
    return JSON.stringify({ ...usual, ...changes });
  };
  const about = (object: unknown, type = "payment_intent.succeeded") => message({ type, data: { object } });
  const intent = { id: "pi_1", status: "succeeded", amount_received: 1, currency: "gbp", metadata: { orderNo: "X" } };

  const odd: [string, string][] = [
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "[]"],
    ["a list of messages", `[${message({})}]`],
    ["a number", "7"],
    ["a text", '"hello"'],
    ["an empty document", "{}"],
    ["without an id", message({ id: undefined })],
    ["with a number for its id", message({ id: 7 })],
    ["with a very long id", message({ id: "e".repeat(10_000) })],
    ["without a type", message({ type: undefined })],
    ["of an unknown type", message({ type: "planet.created" })],
    ["without data", message({ data: undefined })],
    ["with null for data", message({ data: null })],
    ["without an object", message({ data: {} })],
    ["with a text for its object", about("pi_1")],
    ["about an intent without anything", about({})],
    ["about an intent without metadata", about({ ...intent, metadata: undefined })],
    ["about an intent with null for metadata", about({ ...intent, metadata: null })],
    ["about an intent of another shop", about({ ...intent, metadata: {} })],
    ["about an intent with a number for its order", about({ ...intent, metadata: { orderNo: 7 } })],
    ["about an intent in an unknown state", about({ ...intent, status: "dreaming" })],
    ["about an intent without a currency", about({ ...intent, currency: undefined })],
    ["about an intent with a text for its amount", about({ ...intent, amount_received: "1" })],
    ["about an intent with an odd method", about({ ...intent, payment_method: { id: 7 } })],
    ["about an order with a NUL character", about({ ...intent, metadata: { orderNo: "a\u0000b" } })],
    ["about an order with a lone surrogate", about({ ...intent, metadata: { orderNo: "a\ud800b" } })],
    ["about a refund without anything", about({}, "refund.updated")],
    ["about a refund with a list for metadata", about({ status: "succeeded", metadata: [] }, "refund.updated")],
    ["about a refund of nothing", about({ status: "failed", payment_intent: null }, "refund.failed")],
    ["about an unknown refund", about({ status: "failed", metadata: { refundId: "no-such" } }, "refund.failed")],
    ["nested deeply", message({ more: JSON.parse("[".repeat(2_000) + "]".repeat(2_000)) })],
  ];

  it.each(odd)("that is signed is stored: %s", async (_, body) => {
    expect(await outcomeOf(() => send("stripe", body, signature(body)))).toEqual(keptOnce);
  });

  it.each(odd)("that is not signed is refused: %s", async (_, body) => {
    expect(await outcomeOf(() => send("stripe", body))).toEqual(refused);
    expect(await outcomeOf(() => send("stripe", body, signature(body, "whsec_other")))).toEqual(refused);
  });

  it("that is empty is refused: there is nothing to sign", async () => {
    expect(await outcomeOf(() => send("stripe", "", signature("")))).toEqual(refused);
  });

  it.each(["", "t=1", "v1=abc", "t=x,v1=y", "t=1,v1=", ",,,", "t=99999999999999,v1=aa"])(
    "with the signature %j is refused",
    async (header) => {
      const body = message({});
      expect(await outcomeOf(() => send("stripe", body, { "stripe-signature": header }))).toEqual(refused);
    },
  );
});

describe("a malformed message of Adyen", () => {
  type Item = Record<string, unknown> & { amount?: { value?: unknown; currency?: unknown } | null | undefined };
  let count = 0;
  const usual = (): Item => {
    count += 1;
    return {
      pspReference: `ODDMESSAGE${count}`,
      merchantAccountCode: keys.merchantAccount,
      merchantReference: "VCS-00000-00000",
      eventCode: "REPORT_AVAILABLE",
      success: "true",
      amount: { value: 0, currency: "EUR" },
    };
  };
  const sign = (item: Item, key = keys.hmacKey) => {
    const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } =
      item;
    const fields = [pspReference, originalReference, merchantAccountCode, merchantReference];
    const text = [...fields, amount?.value, amount?.currency, eventCode, success].join(":");
    const hmacSignature = createHmac("sha256", Buffer.from(key, "hex")).update(text, "utf8").digest("base64");
    return { NotificationRequestItem: { ...item, additionalData: { hmacSignature } } };
  };
  const signed = (changes: Partial<Item> = {}, around: object = { live: "false" }) =>
    JSON.stringify({ ...around, notificationItems: [sign({ ...usual(), ...changes })] });

  it.each([
    ["of an unknown kind", signed({ eventCode: "PLANET_CREATED" })],
    ["without a kind", signed({ eventCode: undefined })],
    ["with a number for its kind", signed({ eventCode: 7 })],
    ["without a reference", signed({ pspReference: undefined })],
    ["with an empty reference", signed({ pspReference: "" })],
    ["without an order", signed({ merchantReference: undefined })],
    ["without an amount", signed({ amount: undefined })],
    ["with null for its amount", signed({ amount: null })],
    ["with an empty amount", signed({ amount: {} })],
    ["with a text for its sum", signed({ amount: { value: "8900", currency: "EUR" } })],
    ["with half a cent", signed({ amount: { value: 0.5, currency: "EUR" } })],
    ["with true for its success", signed({ success: true })],
    ["without success", signed({ success: undefined })],
    ["with a long reason", signed({ reason: "r".repeat(2_000) })],
    ["with a list for its reason", signed({ reason: [] })],
    ["with a very long order", signed({ merchantReference: "m".repeat(5_000) })],
    ["with a NUL character", signed({ eventCode: "AUTHORISATION", merchantReference: "a\u0000b" })],
    ["with a lone surrogate", signed({ eventCode: "AUTHORISATION", pspReference: "ODD\ud800" })],
    ["that says true without quotation marks", signed({}, { live: false })],
    ["that does not name its environment", signed({}, {})],
    ["with something more around it", signed({}, { live: "false", extra: [1] })],
    ["about an unknown refund", signed({ eventCode: "REFUND", merchantReference: "no-such-refund" })],
    ["about a cancellation of nothing", signed({ eventCode: "CANCELLATION" })],
  ])("that is signed is stored: %s", async (_, body) => {
    expect(await outcomeOf(() => send("adyen", body))).toEqual(keptOnce);
  });

  it("of sixty items is stored, the same item once", async () => {
    const before = await countEvents();
    const items = Array.from({ length: 59 }, () => sign(usual()));
    const body = JSON.stringify({ live: "false", notificationItems: [...items, items[0]] });
    expect(await send("adyen", body)).toBe(202);
    expect((await countEvents()) - before).toBe(59);
  });

  it.each([
    ["empty", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "7"],
    ["an empty document", "{}"],
    ["no items", '{"live":"false","notificationItems":[]}'],
    ["null for items", '{"live":"false","notificationItems":null}'],
    ["an empty item", '{"live":"false","notificationItems":[{}]}'],
    ["null for an item", '{"live":"false","notificationItems":[{"NotificationRequestItem":null}]}'],
    ["no signature", JSON.stringify({ live: "false", notificationItems: [{ NotificationRequestItem: usual() }] })],
    [
      "a document where a text was signed",
      JSON.stringify({
        live: "false",
        notificationItems: [
          {
            NotificationRequestItem: {
              ...usual(),
              eventCode: { toString: 1 },
              additionalData: { hmacSignature: "x" },
            },
          },
        ],
      }),
    ],
    [
      "one item that is not signed among others",
      JSON.stringify({ live: "false", notificationItems: [sign(usual()), sign(usual(), "00".repeat(32))] }),
    ],
    ["another merchant", signed({ merchantAccountCode: "OtherMerchant" })],
    ["the other environment", signed({}, { live: "true" })],
  ])("that is not signed is refused: %s", async (_, body) => {
    expect(await outcomeOf(() => send("adyen", body))).toEqual(refused);
  });
});

it.each(["adyen", "stripe"])("a huge message of %s is refused before it is read", async (provider) => {
  expect(await send(provider, "x".repeat(65_537))).toBe(413);
});
