import { z } from "zod";
import type { Notice, ReceivedNotice } from "../notice.ts";
import { unknownNotice } from "../webhooks/unknown-notice.ts";
import { typeOf } from "./read-result.ts";

/** A message about a token, which is signed as a whole and not item by item. */
const tokenMessage = z.looseObject({
  type: z.string().max(100),
  eventId: z.string().min(1).max(100),
  data: z.looseObject({
    storedPaymentMethodId: z.string().min(1).max(200),
    shopperReference: z.string().min(1).max(256),
    type: z.string().max(60).optional(),
  }),
});
type TokenMessage = z.infer<typeof tokenMessage>;

type Reader = (message: TokenMessage) => Notice;

const token =
  (isDisabled: boolean): Reader =>
  ({ eventId, data }) => ({
    about: "token",
    isDisabled,
    token: data.storedPaymentMethodId,
    shopperReference: data.shopperReference,
    ...(data.type !== undefined && { type: typeOf(data.type) }),
    // The event that made a token is the payment it was made with.
    ...(!isDisabled && { charge: eventId }),
  });

/** What each type of message about a token means for the ledger. */
export const adyenTokenReaders: Readonly<Record<string, Reader>> = {
  "recurring.token.created": token(false),
  "recurring.token.updated": token(false),
  "recurring.token.alreadyExisting": token(false),
  "recurring.token.disabled": token(true),
};

/** `text` is what was signed. */
export function readTokenMessage(document: unknown, text: string): ReceivedNotice {
  const { data } = tokenMessage.safeParse(document);
  const reader = data && Object.hasOwn(adyenTokenReaders, data.type) ? adyenTokenReaders[data.type] : undefined;
  if (!data || !reader) return unknownNotice(text, (document as { type?: unknown } | null)?.type);
  return { eventId: `${data.eventId}:${data.type}:${data.data.storedPaymentMethodId}`, notice: reader(data) };
}
