import type { Types } from "@adyen/api-library";
import { z } from "zod";
import type { ReceivedMessage } from "../webhooks/webhook-message.ts";
import { unknownMessage } from "../webhooks/unknown-message.ts";
import { HmacValidator } from "./adyen-library.ts";
import { adyenItem, disputeStatusOf, readAdyenItem } from "./read-notification-item.ts";
import { readTokenMessage } from "./read-token-message.ts";

/** The signed fields, which are plain values: enough to verify the sender. */
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

const notification = z.looseObject({
  live: z.unknown().optional(),
  notificationItems: z.array(z.looseObject({ NotificationRequestItem: signedItem })).min(1),
});

type Expected = { hmacKey: string | undefined; merchantAccount: string; isLive: boolean };

/** A message whose signature is in a header and covers the whole body. */
const wholeMessage = z.looseObject({
  environment: z.unknown().optional(),
  data: z.looseObject({ merchantAccount: z.string() }),
});

/**
 * Undefined unless Adyen signed every item for this merchant; without a key, nothing can be verified. A signed message is
 * never refused, however malformed: Adyen would repeat it and hold back all later ones.
 */
export function readWebhook(
  body: string,
  headers: Headers,
  { hmacKey, merchantAccount, isLive }: Expected,
): ReceivedMessage[] | undefined {
  if (!hmacKey) return undefined;
  const document = parse(body);
  const signature = headers.get("hmacsignature");
  const { data } = notification.safeParse(document);
  if (!data && signature !== null) {
    return readWhole({ document, body, signature }, { hmacKey, merchantAccount, isLive });
  }
  if (!data || isOfOtherEnvironment(data.live, isLive)) return undefined;
  const items = data.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  const isGenuine = items.every((one) => one.merchantAccountCode === merchantAccount && isSigned(one, hmacKey));
  return isGenuine ? items.map(receivedOf) : undefined;
}

type Whole = { document: unknown; body: string; signature: string };

/** Refuses a signed message only if it names another merchant or the other environment. */
function readWhole(
  { document, body, signature }: Whole,
  { hmacKey = "", merchantAccount, isLive }: Expected,
): ReceivedMessage[] | undefined {
  if (!new HmacValidator().validateHMACSignature(hmacKey, signature, body)) return undefined;
  const { data } = wholeMessage.safeParse(document);
  if (data && data.data.merchantAccount !== merchantAccount) return undefined;
  if (data?.environment === (isLive ? "test" : "live")) return undefined;
  return [readTokenMessage(document, body)];
}

/** A test message at a live shop, or a live message at a test shop. */
function isOfOtherEnvironment(live: unknown, isLive: boolean): boolean {
  return live === !isLive || live === String(!isLive);
}

function isSigned(one: SignedItem, hmacKey: string): boolean {
  // Adyen signs a missing field as an empty string.
  const signed = { ...one, amount: one.amount ?? {} } as unknown as Types.notification.NotificationRequestItem;
  return new HmacValidator().validateHMAC(signed, hmacKey);
}

function receivedOf(one: SignedItem): ReceivedMessage {
  const { data } = adyenItem.safeParse(one);
  if (!data) return unknownMessage(JSON.stringify(one), one.eventCode);
  const message = readAdyenItem(data);
  // All messages about a dispute share one reference: only their status differs.
  const status = message.about === "dispute" ? `:${disputeStatusOf(data)}` : "";
  return { messageId: `${data.pspReference}:${data.eventCode}:${data.success}${status}`, message };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
