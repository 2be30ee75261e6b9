import type { Types } from "@adyen/api-library";
import { z } from "zod";
import type { ReceivedNotice } from "../notice.ts";
import { unknownNotice } from "../webhooks/unknown-notice.ts";
import { HmacValidator } from "./adyen-library.ts";
import { adyenItem, disputeStatusOf, readAdyenItem } from "./read-notice.ts";
import { readTokenMessage } from "./read-token-message.ts";

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

/** A message that is signed as a whole, in a header. */
const wholeMessage = z.looseObject({
  environment: z.unknown().optional(),
  data: z.looseObject({ merchantAccount: z.string() }),
});

/**
 * Undefined unless everything in it was signed by Adyen for this merchant. Without a key nothing can be believed. What was
 * signed is never refused, however odd: Adyen would send it again and again, and behind it nothing else.
 */
export function readWebhook(
  body: string,
  headers: Headers,
  { hmacKey, merchantAccount, isLive }: Expected,
): ReceivedNotice[] | undefined {
  if (!hmacKey) return undefined;
  const document = parse(body);
  const signature = headers.get("hmacsignature");
  const { data } = message.safeParse(document);
  if (!data && signature !== null) {
    return readWhole({ document, body, signature }, { hmacKey, merchantAccount, isLive });
  }
  if (!data || isOfOtherWorld(data.live, isLive)) return undefined;
  const items = data.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  const isGenuine = items.every((one) => one.merchantAccountCode === merchantAccount && isSigned(one, hmacKey));
  return isGenuine ? items.map(receivedOf) : undefined;
}

type Whole = { document: unknown; body: string; signature: string };

/** Only what names another merchant or the other world is refused: it was not meant for this shop. */
function readWhole(
  { document, body, signature }: Whole,
  { hmacKey = "", merchantAccount, isLive }: Expected,
): ReceivedNotice[] | undefined {
  if (!new HmacValidator().validateHMACSignature(hmacKey, signature, body)) return undefined;
  const { data } = wholeMessage.safeParse(document);
  if (data && data.data.merchantAccount !== merchantAccount) return undefined;
  if (data?.environment === (isLive ? "test" : "live")) return undefined;
  return [readTokenMessage(document, body)];
}

/** A message of the tests at a shop that takes money, or the other way round. */
function isOfOtherWorld(live: unknown, isLive: boolean): boolean {
  return live === !isLive || live === String(!isLive);
}

function isSigned(one: SignedItem, hmacKey: string): boolean {
  // What is missing was signed as an empty text.
  const signed = { ...one, amount: one.amount ?? {} } as unknown as Types.notification.NotificationRequestItem;
  return new HmacValidator().validateHMAC(signed, hmacKey);
}

function receivedOf(one: SignedItem): ReceivedNotice {
  const { data } = adyenItem.safeParse(one);
  if (!data) return unknownNotice(JSON.stringify(one), one.eventCode);
  const notice = readAdyenItem(data);
  // All messages about a dispute have one reference: what tells them apart is how it stands.
  const status = notice.about === "dispute" ? `:${disputeStatusOf(data)}` : "";
  return { eventId: `${data.pspReference}:${data.eventCode}:${data.success}${status}`, notice };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
