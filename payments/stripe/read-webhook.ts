import Stripe from "stripe";
import type { Notice, ReceivedNotice } from "../provider.ts";
import { readIntent } from "./read-intent.ts";

type Expected = { secret: string | undefined; isLive: boolean };

/** Undefined unless Stripe signed it, not long ago. Without the secret nothing can be believed. */
export function readWebhook(
  body: string,
  headers: Headers,
  { secret, isLive }: Expected,
): ReceivedNotice[] | undefined {
  const signature = headers.get("stripe-signature");
  if (!secret || !signature) return undefined;
  const event = construct(body, signature, secret);
  if (!event || event.livemode !== isLive) return undefined;
  return [{ eventId: event.id, notice: noticeOf(event) }];
}

function construct(body: string, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return undefined;
  }
}

function noticeOf(event: Stripe.Event): Notice {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.processing":
    case "payment_intent.canceled": {
      const intent = event.data.object;
      const merchantReference = intent.metadata.orderNo;
      if (!merchantReference) return { about: "other", what: event.type };
      return { about: "payment", merchantReference, answer: readIntent(intent) };
    }
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refundNotice(event.data.object, event.type);
    default:
      return { about: "other", what: event.type };
  }
}

function refundNotice(refund: Stripe.Refund, what: string): Notice {
  const isDone = refund.status === "succeeded";
  const isOver = isDone || refund.status === "failed" || refund.status === "canceled";
  if (!isOver) return { about: "other", what };
  const id = refund.metadata?.refundId;
  if (id) return { about: "refund", id, isDone, ...(refund.failure_reason && { reason: refund.failure_reason }) };
  const intent = refund.payment_intent;
  const reference = typeof intent === "string" ? intent : intent?.id;
  return reference === undefined ? { about: "other", what } : { about: "reversal", reference, isDone };
}
