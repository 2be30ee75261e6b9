import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isUnknown } from "../webhooks/unknown-message.ts";
import { readWebhook } from "./read-webhook.ts";

const hmacKey = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";
const merchantAccount = "ConnectedServices";
const test = { hmacKey, merchantAccount, isLive: false };
const live = { ...test, isLive: true };

const sign = (text: string, key = hmacKey): string =>
  createHmac("sha256", Buffer.from(key, "hex")).update(text, "utf8").digest("base64");

type Item = {
  pspReference?: unknown;
  originalReference?: unknown;
  merchantAccountCode?: unknown;
  merchantReference?: unknown;
  eventCode?: unknown;
  success?: unknown;
  amount?: { value?: unknown; currency?: unknown } | null;
  reason?: unknown;
  additionalData?: Record<string, unknown>;
};

const item = (more: Item = {}): Item => ({
  pspReference: "PSP1",
  merchantAccountCode: merchantAccount,
  merchantReference: "ORDER-1",
  eventCode: "AUTHORISATION",
  success: "true",
  amount: { value: 9900, currency: "EUR" },
  ...more,
});

/** Signs the eight fields that Adyen signs, in its order. */
function signed(one: Item, key = hmacKey) {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = one;
  const names = [pspReference, originalReference, merchantAccountCode, merchantReference];
  const text = [...names, amount?.value, amount?.currency, eventCode, success].join(":");
  const additionalData = { ...one.additionalData, hmacSignature: sign(text, key) };
  return { NotificationRequestItem: { ...one, additionalData } };
}

const bodyOf = (items: object[], around: object = { live: "false" }) =>
  JSON.stringify({ ...around, notificationItems: items });
const read = (body: string, settings: Parameters<typeof readWebhook>[2] = test, headers = new Headers()) =>
  readWebhook(body, headers, settings);

describe("a notification of items", () => {
  it("becomes one message for each item when all are signed", () => {
    const body = bodyOf([signed(item()), signed(item({ pspReference: "PSP2", success: "false" }))]);
    expect(read(body)).toMatchObject([
      { messageId: "PSP1:AUTHORISATION:true", message: { about: "payment", answer: { kind: "authorised" } } },
      { messageId: "PSP2:AUTHORISATION:false", message: { about: "payment", answer: { kind: "refused" } } },
    ]);
  });

  it.each<[string, Item]>([
    ["reference", { pspReference: "PSP2" }],
    ["original reference", { originalReference: "CHARGE2" }],
    ["merchant", { merchantAccountCode: "Another" }],
    ["order", { merchantReference: "ORDER-2" }],
    ["amount", { amount: { value: 1, currency: "EUR" } }],
    ["currency", { amount: { value: 9900, currency: "USD" } }],
    ["code", { eventCode: "REFUND" }],
    ["success", { success: "false" }],
  ])("is refused when its %s was changed after signing", (_, changes) => {
    const { NotificationRequestItem: original } = signed(item());
    const forged = { NotificationRequestItem: { ...original, ...changes } };
    expect(read(bodyOf([forged]))).toBeUndefined();
    expect(read(bodyOf([signed(item()), forged]))).toBeUndefined();
  });

  it.each<[string, string]>([
    ["no JSON", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["no items", bodyOf([])],
    ["an item without a signature", bodyOf([{ NotificationRequestItem: { ...item(), additionalData: {} } }])],
    ["an item without additional data", bodyOf([{ NotificationRequestItem: item() }])],
    ["an empty signature", bodyOf([{ NotificationRequestItem: { ...item(), additionalData: { hmacSignature: "" } } }])],
    [
      "a signature of one character",
      bodyOf([{ NotificationRequestItem: { ...item(), additionalData: { hmacSignature: "A" } } }]),
    ],
    [
      "a number for the signature",
      bodyOf([{ NotificationRequestItem: { ...item(), additionalData: { hmacSignature: 1 } } }]),
    ],
    ["another key", bodyOf([signed(item(), "00".repeat(32))])],
    ["another merchant, signed with our key", bodyOf([signed(item({ merchantAccountCode: "Another" }))])],
    ["no merchant", bodyOf([signed(item({ merchantAccountCode: undefined }))])],
    [
      "a document for a signed field",
      bodyOf([
        {
          NotificationRequestItem: { ...item({ eventCode: { toString: 1 } }), additionalData: { hmacSignature: "x" } },
        },
      ]),
    ],
    [
      "an object for the environment, and a changed reference",
      bodyOf([signed(item())], { live: { toString: 1 } }).replace("PSP1", "PSP2"),
    ],
  ])("with %s is refused", (_, body) => {
    expect(read(body)).toBeUndefined();
  });

  it.each<[unknown, "test" | "live", boolean]>([
    ["false", "test", true],
    [false, "test", true],
    [undefined, "test", true],
    ["", "test", true],
    ["true", "test", false],
    [true, "test", false],
    ["true", "live", true],
    [true, "live", true],
    [undefined, "live", true],
    ["false", "live", false],
    [false, "live", false],
    [{ toString: 1 }, "test", true],
    [["true"], "test", true],
  ])("with live=%j at a %s shop is accepted: %s", (isLiveMessage, shop, isTaken) => {
    const result = read(bodyOf([signed(item())], { live: isLiveMessage }), { test, live }[shop]);
    expect(result !== undefined).toBe(isTaken);
  });

  it.each([undefined, ""])("is refused while the shop has the key %j", (key) => {
    expect(read(bodyOf([signed(item())]), { ...test, hmacKey: key })).toBeUndefined();
  });

  it.each<[string, Item, string]>([
    ["no code", { eventCode: undefined }, "unknown"],
    ["a code that no reader knows but with a broken amount", { eventCode: "NEWS", amount: null }, "NEWS"],
    ["half a cent", { amount: { value: 0.5, currency: "EUR" } }, "AUTHORISATION"],
    ["a reason that is too long", { reason: "r".repeat(501) }, "AUTHORISATION"],
    ["true instead of a text", { success: true }, "AUTHORISATION"],
  ])("with a valid signature and %s is stored under its hash", (_, changes, what) => {
    const [received, ...others] = read(bodyOf([signed(item(changes))])) ?? [];
    expect(others).toEqual([]);
    expect(received && isUnknown(received)).toBe(true);
    expect(received?.message).toEqual({ about: "other", what });
  });

  it("has another id for each status of one dispute", () => {
    const about = { eventCode: "CHARGEBACK", originalReference: "CHARGE1" };
    const ids = ["Undefended", "Lost", undefined].map((disputeStatus) => {
      const additionalData = disputeStatus === undefined ? {} : { disputeStatus };
      return read(bodyOf([signed(item({ ...about, additionalData }))]))?.[0]?.messageId;
    });
    expect(ids).toEqual(["PSP1:CHARGEBACK:true:Undefended", "PSP1:CHARGEBACK:true:Lost", "PSP1:CHARGEBACK:true:"]);
  });
});

describe("a message that is signed as a whole", () => {
  const document = (more: object = {}) => ({
    environment: "test",
    type: "recurring.token.created",
    eventId: "CHARGE1",
    data: { merchantAccount, storedPaymentMethodId: "T1", shopperReference: "ada" },
    ...more,
  });
  const readSigned = (body: string, settings = test, signature = sign(body)) =>
    read(body, settings, new Headers({ hmacsignature: signature }));

  it("is accepted with a valid signature", () => {
    expect(readSigned(JSON.stringify(document()))).toMatchObject([{ message: { about: "token", token: "T1" } }]);
  });

  it.each([
    ["for another text", sign("{}")],
    ["by another key", sign(JSON.stringify(document()), "00".repeat(32))],
    ["that is empty", ""],
    ["of one character", "A"],
    ["with characters that are no base64", "!!!!"],
  ])("is refused with a signature %s", (_, signature) => {
    expect(readSigned(JSON.stringify(document()), test, signature)).toBeUndefined();
  });

  it("is refused without a signature, or while the shop has no key", () => {
    const body = JSON.stringify(document());
    expect(read(body)).toBeUndefined();
    expect(read(body, { ...test, hmacKey: undefined }, new Headers({ hmacsignature: sign(body) }))).toBeUndefined();
  });

  it.each<[string, object, typeof test, boolean]>([
    ["for another merchant", { data: { ...document().data, merchantAccount: "Another" } }, test, false],
    ["of the live environment at a test shop", { environment: "live" }, test, false],
    ["of the test environment at a live shop", { environment: "test" }, live, false],
    ["of the live environment at a live shop", { environment: "live" }, live, true],
    ["of an unknown environment", { environment: 7 }, test, true],
    ["without an environment", { environment: undefined }, live, true],
    ["without a merchant", { data: {} }, test, true],
  ])("is accepted or refused by its merchant and environment: %s", (_, changes, settings, isTaken) => {
    expect(readSigned(JSON.stringify(document(changes)), settings) !== undefined).toBe(isTaken);
  });

  it.each(["{", "null", "7", "[]", "{}", '"text"'])("with the body %j is stored under its hash", (body) => {
    const [received] = readSigned(body) ?? [];
    expect(received && isUnknown(received)).toBe(true);
  });

  it("does not make items valid that have no signature of their own", () => {
    const body = bodyOf([{ NotificationRequestItem: { ...item(), additionalData: { hmacSignature: "x" } } }]);
    expect(readSigned(body)).toBeUndefined();
  });
});
