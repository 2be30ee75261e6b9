import Stripe from "stripe";
import { z } from "zod";
import type { Notice, ReceivedNotice } from "../provider.ts";
import { unknownNotice } from "../webhooks/unknown-notice.ts";
import { readIntent } from "./read-intent.ts";

type Expected = { secret: string | undefined; isLive: boolean };

const event = z.looseObject({
  id: z.string().min(1).max(255),
  livemode: z.boolean(),
  type: z.string().min(1).max(200),
  data: z.looseObject({ object: z.looseObject({}) }),
});

const said = z.string().max(500).nullish();
const intent = z.looseObject({
  id: z.string().min(1).max(255),
  status: z.enum(["succeeded", "processing", "requires_action", "requires_payment_method", "canceled"]),
  amount_received: z.int(),
  currency: z.string().length(3),
  metadata: z.looseObject({ orderNo: z.string().min(1).max(200) }),
  client_secret: said,
  last_payment_error: z.looseObject({ code: said, decline_code: said }).nullish(),
});
const refund = z.looseObject({
  status: said,
  failure_reason: said,
  metadata: z.looseObject({ refundId: z.string().max(200).optional() }).nullish(),
  payment_intent: z.union([z.string(), z.looseObject({ id: z.string() }).transform(({ id }) => id)]).nullish(),
});

/**
 * Undefined unless Stripe signed it, not long ago. Without the secret nothing can be believed. What was signed is never
 * refused, however odd: Stripe would send it again for days.
 */
export function readWebhook(
  body: string,
  headers: Headers,
  { secret, isLive }: Expected,
): ReceivedNotice[] | undefined {
  const signature = headers.get("stripe-signature");
  if (!secret || !signature || !isSigned(body, signature, secret)) return undefined;
  const { data } = event.safeParse(parse(body));
  if (!data) return [unknownNotice(body)];
  if (data.livemode !== isLive) return undefined;
  return [{ eventId: data.id, notice: noticeOf(data.type, data.data.object) }];
}

/** The library says no by an error, of one kind or another. */
function isSigned(body: string, signature: string, secret: string): boolean {
  try {
    return Stripe.webhooks.signature?.verifyHeader(body, signature, secret, toleranceSeconds) ?? false;
  } catch {
    return false;
  }
}

const toleranceSeconds = 300;

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

function noticeOf(what: string, object: unknown): Notice {
  switch (what) {
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.processing":
    case "payment_intent.canceled":
      return paymentNotice(object, what);
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return refundNotice(object, what);
    default:
      return { about: "other", what };
  }
}

function paymentNotice(object: unknown, what: string): Notice {
  const { data } = intent.safeParse(object);
  if (!data) return { about: "other", what };
  // A message carries only the id of the method, of which nothing can be read.
  const received = { ...data, payment_method: null } as unknown as Stripe.PaymentIntent;
  return { about: "payment", merchantReference: data.metadata.orderNo, answer: readIntent(received) };
}

function refundNotice(object: unknown, what: string): Notice {
  const { data } = refund.safeParse(object);
  const isDone = data?.status === "succeeded";
  const isOver = isDone || data?.status === "failed" || data?.status === "canceled";
  if (!data || !isOver) return { about: "other", what };
  const id = data.metadata?.refundId;
  if (id) return { about: "refund", id, isDone, ...(data.failure_reason && { reason: data.failure_reason }) };
  const reference = data.payment_intent;
  return reference ? { about: "reversal", reference, isDone } : { about: "other", what };
}
