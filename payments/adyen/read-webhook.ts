import type { Types } from "@adyen/api-library";
import { z } from "zod";
import type { Notice, ProviderAnswer, ReceivedNotice } from "../provider.ts";
import { unknownNotice } from "../webhooks/unknown-notice.ts";
import { HmacValidator } from "./adyen-library.ts";
import { cardErrorOf, methodFromData, typeOf } from "./read-result.ts";

const item = z.looseObject({
  pspReference: z.string().min(1).max(100),
  originalReference: z.string().max(100).optional(),
  merchantAccountCode: z.string().max(200),
  merchantReference: z.string().max(200),
  eventCode: z.string().max(60),
  success: z.enum(["true", "false"]),
  amount: z.object({ currency: z.string().length(3), value: z.int() }),
  paymentMethod: z.string().max(60).optional(),
  reason: z.string().max(500).optional(),
  additionalData: z.record(z.string(), z.unknown()),
});
type Item = z.infer<typeof item>;

/** As much as is needed to tell who wrote it. The fields that are signed are plain values. */
const plain = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();
const signedItem = z.looseObject({
  pspReference: plain,
  originalReference: plain,
  merchantAccountCode: z.string(),
  merchantReference: plain,
  eventCode: plain,
  success: plain,
  amount: z.looseObject({ value: plain, currency: plain }).nullish(),
  additionalData: z.looseObject({ hmacSignature: z.string().min(1) }),
});
type SignedItem = z.infer<typeof signedItem>;

const message = z.looseObject({
  live: z.unknown().optional(),
  notificationItems: z.array(z.looseObject({ NotificationRequestItem: signedItem })).min(1),
});

type Expected = { hmacKey: string | undefined; merchantAccount: string; isLive: boolean };

/**
 * Undefined unless every item was signed by Adyen for this merchant. Without a key nothing can be believed. What was
 * signed is never refused, however odd: Adyen would send it again and again, and behind it nothing else.
 */
export function readWebhook(
  body: string,
  { hmacKey, merchantAccount, isLive }: Expected,
): ReceivedNotice[] | undefined {
  if (!hmacKey) return undefined;
  const { data } = message.safeParse(parse(body));
  if (!data || isOfOtherWorld(data.live, isLive)) return undefined;
  const items = data.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  const isGenuine = items.every((one) => one.merchantAccountCode === merchantAccount && isSigned(one, hmacKey));
  return isGenuine ? items.map(receivedOf) : undefined;
}

/** A message of the tests at a shop that takes money, or the other way round. */
function isOfOtherWorld(live: unknown, isLive: boolean): boolean {
  return String(live) === String(!isLive);
}

function isSigned(one: SignedItem, hmacKey: string): boolean {
  // What is missing was signed as an empty text.
  const signed = { ...one, amount: one.amount ?? {} } as unknown as Types.notification.NotificationRequestItem;
  return new HmacValidator().validateHMAC(signed, hmacKey);
}

function receivedOf(one: SignedItem): ReceivedNotice {
  const { data } = item.safeParse(one);
  if (!data) return unknownNotice(JSON.stringify(one));
  return { eventId: `${data.pspReference}:${data.eventCode}:${data.success}`, notice: noticeOf(data) };
}

function noticeOf(one: Item): Notice {
  const isDone = one.success === "true";
  switch (one.eventCode) {
    case "AUTHORISATION":
      return { about: "payment", merchantReference: one.merchantReference, answer: authorisation(one, isDone) };
    case "OFFER_CLOSED":
      return { about: "payment", merchantReference: one.merchantReference, answer: { kind: "cancelled" } };
    case "CANCEL_OR_REFUND":
    case "CANCELLATION":
      return { about: "reversal", reference: one.originalReference ?? "", isDone };
    case "REFUND":
      return { about: "refund", id: one.merchantReference, isDone, ...(one.reason && { reason: one.reason }) };
    case "REFUND_FAILED":
    case "REFUNDED_REVERSED":
      return { about: "refund", id: one.merchantReference, isDone: false, ...(one.reason && { reason: one.reason }) };
    default:
      return { about: "other", what: one.eventCode };
  }
}

function authorisation(one: Item, isDone: boolean): ProviderAnswer {
  const type = typeOf(one.paymentMethod);
  const reference = one.pspReference;
  if (!isDone) {
    const { reason = "" } = one;
    // Whoever turned back at the bank need not be told that something went wrong.
    if (/cancel/i.test(reason)) return { kind: "cancelled", reference };
    const isUnauthenticated = /3d|authenticat/i.test(reason);
    return { kind: "refused", reference, error: isUnauthenticated ? "card_authorisation_error" : cardErrorOf(type) };
  }
  const { value: amount, currency } = one.amount;
  return { kind: "authorised", reference, amount, currency, method: { type, ...methodFromData(one.additionalData) } };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
