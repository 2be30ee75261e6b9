import { type AdyenItem, adyenReaders, readAdyenItem } from "../../payments/adyen/read-notification-item.ts";
import { adyenTokenReaders, readTokenMessage } from "../../payments/adyen/read-token-message.ts";
import type { WebhookMessage } from "../../payments/webhooks/webhook-message.ts";
import { readStripeEvent, stripeReaders } from "../../payments/stripe/read-event.ts";

/** A message as a provider sends it, and what the shop reads in it. */
export type KnownMessage = { provider: "Adyen" | "Stripe"; name: string; variants: string[]; parsed: WebhookMessage };

type Sample = { variant: string; parsed: WebhookMessage };

const item = (eventCode: string, changes: Partial<AdyenItem>): AdyenItem => ({
  pspReference: "ATTEMPT",
  originalReference: "CHARGE",
  merchantAccountCode: "SHOP",
  merchantReference: "REFERENCE",
  eventCode,
  success: "true",
  amount: { currency: "EUR", value: 100 },
  additionalData: { shopperReference: "SHOPPER" },
  ...changes,
});

const disputeStatuses = ["Undefended", "Pending", "Responded", "Lost", "Accepted", "Expired", "Won"];

function adyenSamples(eventCode: string): Sample[] {
  const sample = (variant: string, changes: Partial<AdyenItem>): Sample => ({
    variant,
    parsed: readAdyenItem(item(eventCode, changes)),
  });
  if (sample("", {}).parsed.about === "dispute") {
    return disputeStatuses.map((disputeStatus) => sample(disputeStatus, { additionalData: { disputeStatus } }));
  }
  return [
    sample("success", {}),
    sample("no success", { success: "false" }),
    ...(eventCode === "AUTHORISATION"
      ? [sample("no success: cancelled", { success: "false", reason: "CANCELLED" })]
      : []),
  ];
}

const intentStatuses: Readonly<Record<string, string>> = {
  "payment_intent.succeeded": "succeeded",
  "payment_intent.payment_failed": "requires_payment_method",
  "payment_intent.processing": "processing",
  "payment_intent.canceled": "canceled",
};
const refundStatuses = ["succeeded", "failed", "canceled", "pending", "requires_action"];
const stripeDisputeStatuses = [
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "prevented",
  "needs_response",
  "under_review",
  "won",
  "lost",
];

function stripeSamples(type: string): Sample[] {
  const usual = { id: "ATTEMPT", payment_intent: "CHARGE", amount: 100, amount_received: 100, currency: "eur" };
  const sample = (variant: string, changes: object): Sample => ({
    variant,
    parsed: readStripeEvent(type, { ...usual, ...changes }),
  });
  const status = intentStatuses[type];
  if (status !== undefined) return [sample(status, { status, metadata: { orderNo: "REFERENCE" } })];
  if (type.startsWith("charge.dispute.")) {
    return stripeDisputeStatuses.map((one) => sample(one, { status: one }));
  }
  return refundStatuses.flatMap((one) => [
    sample(`${one}, of a part`, { status: one, metadata: { refundId: "REFERENCE" } }),
    sample(`${one}, of the whole charge`, { status: one, metadata: { reversal: "1" } }),
  ]);
}

function tokenSample(type: string): Sample {
  const data = { storedPaymentMethodId: "TOKEN", shopperReference: "SHOPPER", type: "sepadirectdebit" };
  return { variant: "", parsed: readTokenMessage({ type, eventId: "CHARGE", data }, "").message };
}

/** Variants that are read alike are one. */
function merged(provider: KnownMessage["provider"], name: string, samples: readonly Sample[]): KnownMessage[] {
  const groups = Map.groupBy(samples, ({ parsed }) => JSON.stringify(parsed));
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? { provider, name, parsed: first.parsed, variants: [first, ...more].map(({ variant }) => variant) } : [],
  );
}

/** Every message of both providers that the readers know, read by these readers. */
export function listKnownMessages(): KnownMessage[] {
  return [
    ...Object.keys(adyenReaders).flatMap((code) => merged("Adyen", code, adyenSamples(code))),
    ...Object.keys(adyenTokenReaders).flatMap((type) => merged("Adyen", type, [tokenSample(type)])),
    ...Object.keys(stripeReaders).flatMap((type) => merged("Stripe", type, stripeSamples(type))),
  ];
}
