import { createHmac, randomUUID } from "node:crypto";
import type { Types } from "@adyen/api-library";
import type { Queries } from "../../database/database.ts";
import { queueMessage } from "../send-messages.ts";
import type { Wire } from "./adyen-wire.ts";

type Created = Wire<Types.tokenizationWebhooks.TokenizationCreatedDetailsNotificationRequest>;
type Disabled = Wire<Types.tokenizationWebhooks.TokenizationDisabledDetailsNotificationRequest>;

type TokenChange = Pick<Created["data"], "merchantAccount" | "shopperReference" | "storedPaymentMethodId" | "type"> & {
  change: "created" | "disabled";
  /** The payment or the request that caused the change. */
  eventId: string;
};

/** Queues a message about a token. Such messages are not items of a notification, and are signed as a whole. */
export async function queueTokenMessage(tx: Queries, changed: TokenChange, at: Date): Promise<void> {
  const { change, eventId, ...data } = changed;
  const envelope = { createdAt: at.toISOString(), environment: "test" as const, eventId };
  const document: Created | Disabled =
    change === "created"
      ? { ...envelope, type: "recurring.token.created", data: { ...data, operation: "created" } }
      : { ...envelope, type: "recurring.token.disabled", data };
  const id = randomUUID();
  const message = { id, provider: "adyen" as const, subject: eventId, kind: document.type };
  await queueMessage(tx, { ...message, document: { ...document } }, at);
}

export const isTokenMessage = ({ type }: Record<string, unknown>): boolean =>
  typeof type === "string" && type.startsWith("recurring.token.");

/** Signs the whole text; the signature is in a header. */
export function signWhole(document: Record<string, unknown>, hmacKey: string) {
  const body = JSON.stringify(document);
  const hmacsignature = createHmac("sha256", Buffer.from(hmacKey, "hex")).update(body, "utf8").digest("base64");
  return { body, headers: { hmacsignature, protocol: "HmacSHA256" } };
}
