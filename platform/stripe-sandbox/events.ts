import Stripe from "stripe";
import type { Queries } from "../../database/database.ts";
import { queueMessage, type Receiver } from "../send-messages.ts";
import { secondsOf } from "./build-objects.ts";
import { newId } from "./objects.ts";

type EventObject = Stripe.PaymentIntent | Stripe.SetupIntent | Stripe.Refund;

/** Queues an event for the shop, in the transaction of the change. */
export async function queueEvent(
  tx: Queries,
  { type, object }: { type: Stripe.Event["type"]; object: EventObject },
  at: Date,
): Promise<void> {
  const id = newId("evt");
  const event: Omit<Stripe.EventBase, "data" | "type"> & { type: string; data: { object: EventObject } } = {
    id,
    object: "event",
    api_version: Stripe.API_VERSION,
    created: secondsOf(at),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  await queueMessage(tx, { id, provider: "stripe", subject: object.id, kind: type, document: { ...event } }, at);
}

export function signEvent(secret: string): Receiver["sign"] {
  return (document) => {
    const body = JSON.stringify(document);
    return {
      body,
      headers: { "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) },
    };
  };
}
