import { z } from "zod";
import type { WebhookMessage, ReceivedMessage } from "../webhooks/webhook-message.ts";
import { unknownMessage } from "../webhooks/unknown-message.ts";
import { typeOf } from "./read-result.ts";

/** A message about a token. Its signature covers the whole body, not single items. */
const adyenTokenMessage = z.looseObject({
  type: z.string().max(100),
  eventId: z.string().min(1).max(100),
  data: z.looseObject({
    storedPaymentMethodId: z.string().min(1).max(200),
    shopperReference: z.string().min(1).max(256),
    type: z.string().max(60).optional(),
  }),
});
type AdyenTokenMessage = z.infer<typeof adyenTokenMessage>;

type Reader = (message: AdyenTokenMessage) => WebhookMessage;

const token =
  (isDisabled: boolean): Reader =>
  ({ eventId, data }) => ({
    about: "token",
    isDisabled,
    token: data.storedPaymentMethodId,
    shopperReference: data.shopperReference,
    ...(data.type !== undefined && { type: typeOf(data.type) }),
    // The event id of a new token is the reference of the payment that created it.
    ...(!isDisabled && { charge: eventId }),
  });

/** The reader for each type of token message. */
export const adyenTokenReaders: Readonly<Record<string, Reader>> = {
  "recurring.token.created": token(false),
  "recurring.token.updated": token(false),
  "recurring.token.alreadyExisting": token(false),
  "recurring.token.disabled": token(true),
};

/** `text` is the signed body. */
export function readTokenMessage(document: unknown, text: string): ReceivedMessage {
  const { data } = adyenTokenMessage.safeParse(document);
  const reader = data && Object.hasOwn(adyenTokenReaders, data.type) ? adyenTokenReaders[data.type] : undefined;
  if (!data || !reader) return unknownMessage(text, (document as { type?: unknown } | null)?.type);
  return { messageId: `${data.eventId}:${data.type}:${data.data.storedPaymentMethodId}`, message: reader(data) };
}
