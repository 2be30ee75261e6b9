import type Stripe from "stripe";
import { z } from "zod";
import type { DisputeState, DisputeStep } from "../ledger/dispute-states.ts";
import type { WebhookMessage } from "../webhooks/webhook-message.ts";
import { readIntent } from "./read-intent.ts";

const said = z.string().max(500).nullish();
const id = z.string().min(1).max(255);
const idOrObject = z.union([id, z.looseObject({ id }).transform((object) => object.id)]).nullish();

const intent = z.looseObject({
  id,
  status: z.enum(["succeeded", "processing", "requires_action", "requires_payment_method", "canceled"]),
  amount_received: z.int(),
  currency: z.string().length(3),
  metadata: z.looseObject({ orderNo: z.string().min(1).max(200) }),
  client_secret: said,
  last_payment_error: z.looseObject({ code: said, decline_code: said }).nullish(),
});
const refund = z.looseObject({
  id: id.optional(),
  status: said,
  failure_reason: said,
  metadata: z.looseObject({ refundId: z.string().max(200).optional() }).nullish(),
  payment_intent: idOrObject,
});
const dispute = z.looseObject({
  id,
  amount: z.int(),
  currency: z.string().length(3),
  status: z.string().max(60),
  payment_intent: idOrObject,
});

type Reader = (object: unknown, what: string) => WebhookMessage;

const readPayment: Reader = (object, what) => {
  const { data } = intent.safeParse(object);
  if (!data) return { about: "other", what };
  // A message has only the id of the method.
  const received = { ...data, payment_method: null } as unknown as Stripe.PaymentIntent;
  return { about: "payment", merchantReference: data.metadata.orderNo, answer: readIntent(received) };
};

/** The final statuses of a refund, and whether the money was returned. */
const refundEnds: Readonly<Record<string, boolean>> = { succeeded: true, failed: false, canceled: false };

/** A refund without our id is the reversal of a whole charge. */
const readRefund: Reader = (object, what) => {
  const { data } = refund.safeParse(object);
  const isDone = data && Object.hasOwn(refundEnds, data.status ?? "") ? refundEnds[data.status ?? ""] : undefined;
  if (!data || isDone === undefined) return { about: "other", what };
  const { id: reference, payment_intent: charge, failure_reason: reason } = data;
  const about = { isDone, ...(reference !== undefined && { reference }) };
  const refundId = data.metadata?.refundId;
  if (refundId) return { about: "refund", id: refundId, ...about, ...(reason && { reason }) };
  return charge ? { about: "reversal", charge, ...about } : { about: "other", what };
};

/** Stripe's statuses of a dispute. */
const disputeStatuses: Readonly<Record<string, { state: DisputeState; step: DisputeStep }>> = {
  warning_needs_response: { state: "OPEN", step: "inquiry" },
  warning_under_review: { state: "OPEN", step: "inquiry" },
  warning_closed: { state: "WON", step: "inquiryClosed" },
  prevented: { state: "WON", step: "inquiryClosed" },
  needs_response: { state: "OPEN", step: "opened" },
  under_review: { state: "OPEN", step: "opened" },
  lost: { state: "LOST", step: "decided" },
  won: { state: "WON", step: "decided" },
};

const readDispute =
  (outcome?: { state: DisputeState; step: DisputeStep }): Reader =>
  (object, what) => {
    const { data } = dispute.safeParse(object);
    const standing =
      outcome ?? (data && Object.hasOwn(disputeStatuses, data.status) ? disputeStatuses[data.status] : undefined);
    if (!data?.payment_intent || !standing) return { about: "other", what };
    const { id: reference, amount, payment_intent: charge } = data;
    return { about: "dispute", reference, charge, amount, currency: data.currency.toUpperCase(), ...standing };
  };

/** The reader for each event type; other types change nothing. */
export const stripeReaders: Readonly<Record<string, Reader>> = {
  "payment_intent.succeeded": readPayment,
  "payment_intent.payment_failed": readPayment,
  "payment_intent.processing": readPayment,
  "payment_intent.canceled": readPayment,
  "refund.created": readRefund,
  "refund.updated": readRefund,
  "refund.failed": readRefund,
  "charge.refund.updated": readRefund,
  "charge.dispute.created": readDispute(),
  "charge.dispute.updated": readDispute(),
  "charge.dispute.funds_withdrawn": readDispute(),
  "charge.dispute.funds_reinstated": readDispute({ state: "WON", step: "decided" }),
  "charge.dispute.closed": readDispute(),
};

export function readStripeEvent(what: string, object: unknown): WebhookMessage {
  const reader = Object.hasOwn(stripeReaders, what) ? stripeReaders[what] : undefined;
  return reader ? reader(object, what) : { about: "other", what };
}
