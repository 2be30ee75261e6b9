import { createHmac, randomUUID } from "node:crypto";
import type { Types } from "@adyen/api-library";
import type { Queries } from "../../database/database.ts";
import { queueMessage, type Receiver } from "../send-messages.ts";
import type { Wire } from "./adyen-wire.ts";
import { additionalData } from "./payment-answer.ts";
import type { PaymentRow } from "./tables.ts";
import { isTokenMessage, signWhole } from "./token-messages.ts";

type Item = Wire<Types.notification.NotificationRequestItem>;

type Told = {
  payment: PaymentRow;
  eventCode: Item["eventCode"];
  pspReference: string;
  isSuccess: boolean;
  originalReference?: string;
  merchantReference?: string;
  amount?: number;
  reason?: string;
};

export async function queueNotification(tx: Queries, told: Told, at: Date): Promise<void> {
  const { payment, eventCode, pspReference, isSuccess } = told;
  const item: Item = {
    pspReference,
    ...(told.originalReference !== undefined && { originalReference: told.originalReference }),
    merchantAccountCode: payment.merchantAccount,
    merchantReference: told.merchantReference ?? payment.reference,
    eventCode,
    eventDate: at.toISOString(),
    success: isSuccess ? "true" : "false",
    amount: { currency: payment.currency, value: told.amount ?? payment.amount },
    paymentMethod: payment.method.brand ?? payment.method.type,
    ...(told.reason !== undefined && { reason: told.reason }),
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

/** Signs an item the way Adyen does: over eight of its fields. Messages about tokens are signed as a whole. */
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
