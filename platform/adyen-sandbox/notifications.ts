import { createHmac, randomUUID } from "node:crypto";
import type { Types } from "@adyen/api-library";
import type { Queries } from "../../database/database.ts";
import { queueMessage, type Receiver } from "../send-messages.ts";
import type { Wire } from "./adyen-wire.ts";
import { additionalData } from "./payment-response.ts";
import type { PaymentRow } from "./tables.ts";
import { isTokenMessage, signWhole } from "./token-messages.ts";

type Item = Wire<Types.notification.NotificationRequestItem>;

type NotificationInput = {
  payment: PaymentRow;
  eventCode: Item["eventCode"];
  pspReference: string;
  isSuccess: boolean;
  originalReference?: string;
  merchantReference?: string;
  amount?: number;
  reason?: string;
};

export async function queueNotification(tx: Queries, input: NotificationInput, at: Date): Promise<void> {
  const { payment, eventCode, pspReference, isSuccess } = input;
  const item: Item = {
    pspReference,
    ...(input.originalReference !== undefined && { originalReference: input.originalReference }),
    merchantAccountCode: payment.merchantAccount,
    merchantReference: input.merchantReference ?? payment.reference,
    eventCode,
    eventDate: at.toISOString(),
    success: isSuccess ? "true" : "false",
    amount: { currency: payment.currency, value: input.amount ?? payment.amount },
    paymentMethod: payment.method.brand ?? payment.method.type,
    ...(input.reason !== undefined && { reason: input.reason }),
    additionalData: eventCode === "AUTHORISATION" && isSuccess ? additionalData(payment) : {},
  };
  await queueMessage(
    tx,
    {
      id: randomUUID(),
      provider: "adyen",
      subject: payment.pspReference,
      kind: `${eventCode} ${item.success}`,
      document: { ...item },
    },
    at,
  );
}

/** Signs an item as Adyen does: over eight of its fields. Messages about tokens are signed as a whole. */
export function signNotification(hmacKey: string): Receiver["sign"] {
  return (document) => {
    if (isTokenMessage(document)) return signWhole(document, hmacKey);
    const item = document as unknown as Item;
    const signed = [
      item.pspReference,
      item.originalReference,
      item.merchantAccountCode,
      item.merchantReference,
      item.amount.value,
      item.amount.currency,
      item.eventCode,
      item.success,
    ].join(":");
    const hmacSignature = createHmac("sha256", Buffer.from(hmacKey, "hex")).update(signed).digest("base64");
    const NotificationRequestItem = { ...item, additionalData: { ...item.additionalData, hmacSignature } };
    return { body: JSON.stringify({ live: "false", notificationItems: [{ NotificationRequestItem }] }), headers: {} };
  };
}
