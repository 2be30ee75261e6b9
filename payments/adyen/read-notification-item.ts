import { z } from "zod";
import type { DisputeState, DisputeStep } from "../ledger/dispute-states.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import type { WebhookMessage } from "../webhooks/webhook-message.ts";
import { refusalErrorOf, methodFromData, typeOf } from "./read-result.ts";

/** The fields of a notification item that the shop reads. */
export const adyenItem = z.looseObject({
  pspReference: z.string().min(1).max(100),
  originalReference: z.string().max(100).optional(),
  merchantAccountCode: z.string().max(200),
  merchantReference: z.string().max(200),
  eventCode: z.string().max(60),
  success: z.enum(["true", "false"]),
  amount: z.object({ currency: z.string().length(3), value: z.int() }),
  paymentMethod: z.string().max(60).optional(),
  reason: z.string().max(500).optional(),
  additionalData: z.record(z.string(), z.unknown()),
});
export type AdyenItem = z.infer<typeof adyenItem>;

type Reader = (item: AdyenItem) => WebhookMessage;

const isDone = ({ success }: AdyenItem): boolean => success === "true";
const other: Reader = ({ eventCode }) => ({ about: "other", what: eventCode });

const payment =
  (answerOf: (item: AdyenItem) => ProviderAnswer): Reader =>
  (item) => ({ about: "payment", merchantReference: item.merchantReference, answer: answerOf(item) });

const reversal: Reader = (item) => ({
  about: "reversal",
  charge: item.originalReference ?? "",
  reference: item.pspReference,
  isDone: isDone(item),
});

const refund =
  (isIssued: (item: AdyenItem) => boolean): Reader =>
  (item) => ({
    about: "refund",
    id: item.merchantReference,
    reference: item.pspReference,
    ...(item.originalReference !== undefined && { charge: item.originalReference }),
    isDone: isIssued(item),
    ...(item.reason && { reason: item.reason }),
  });

/** Messages about captures name the payment as the original reference. A successful capture changes nothing. */
const failedCapture: Reader = ({ originalReference, pspReference, reason }) => ({
  about: "failedCapture",
  charge: originalReference ?? pspReference,
  ...(reason && { reason }),
});

/** Adyen's status of a dispute, where a message has one. */
const disputeStatuses: Readonly<Record<string, DisputeState>> = {
  Lost: "LOST",
  Accepted: "LOST",
  Expired: "LOST",
  Won: "WON",
};

const dispute =
  (step: DisputeStep, usual: DisputeState): Reader =>
  (item) => {
    if (item.originalReference === undefined) return other(item);
    const status = disputeStatusOf(item);
    const known = Object.hasOwn(disputeStatuses, status) ? disputeStatuses[status] : undefined;
    return {
      about: "dispute",
      reference: item.pspReference,
      charge: item.originalReference,
      amount: item.amount.value,
      currency: item.amount.currency,
      // A step with an outcome of its own ignores the status, which may still be that of the step before.
      state: usual === "OPEN" ? (known ?? usual) : usual,
      step,
    };
  };

export function disputeStatusOf({ additionalData }: AdyenItem): string {
  const { disputeStatus } = additionalData;
  return typeof disputeStatus === "string" ? disputeStatus.slice(0, 30) : "";
}

/** Documents were submitted: an inquiry is closed, a dispute goes on. */
const informationSupplied: Reader = (item) =>
  disputeStatusOf(item) === "Responded" ? dispute("inquiryClosed", "WON")(item) : dispute("opened", "OPEN")(item);

const token: Reader = (item) => {
  const { shopperReference, ["recurring.shopperReference"]: recurring } = item.additionalData;
  const person = shopperReference ?? recurring;
  if (!isDone(item) || typeof person !== "string" || person === "") return other(item);
  return {
    about: "token",
    isDisabled: false,
    token: item.pspReference,
    shopperReference: person.slice(0, 256),
    type: typeOf(item.paymentMethod),
    ...(item.originalReference !== undefined && { charge: item.originalReference }),
    ...(item.merchantReference !== "" && { merchantReference: item.merchantReference }),
  };
};

/** The reader for each event code; other codes change nothing. */
export const adyenReaders: Readonly<Record<string, Reader>> = {
  AUTHORISATION: payment(authorisation),
  OFFER_CLOSED: payment(() => ({ kind: "cancelled" })),
  CANCEL_OR_REFUND: reversal,
  CANCELLATION: reversal,
  REFUND: refund(isDone),
  REFUND_FAILED: refund(() => false),
  REFUNDED_REVERSED: refund(() => false),
  CAPTURE: (item) => (isDone(item) ? other(item) : failedCapture(item)),
  CAPTURE_FAILED: failedCapture,
  REQUEST_FOR_INFORMATION: dispute("inquiry", "OPEN"),
  INFORMATION_SUPPLIED: informationSupplied,
  NOTIFICATION_OF_CHARGEBACK: dispute("opened", "OPEN"),
  CHARGEBACK: dispute("charged", "OPEN"),
  DISPUTE_DEFENSE_PERIOD_ENDED: dispute("charged", "LOST"),
  CHARGEBACK_REVERSED: dispute("decided", "WON"),
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: dispute("decided", "WON"),
  SECOND_CHARGEBACK: dispute("second", "LOST"),
  PREARBITRATION_WON: dispute("final", "WON"),
  PREARBITRATION_LOST: dispute("final", "LOST"),
  RECURRING_CONTRACT: token,
};

export function readAdyenItem(item: AdyenItem): WebhookMessage {
  const reader = Object.hasOwn(adyenReaders, item.eventCode) ? adyenReaders[item.eventCode] : undefined;
  return (reader ?? other)(item);
}

function authorisation(item: AdyenItem): ProviderAnswer {
  const type = typeOf(item.paymentMethod);
  const reference = item.pspReference;
  if (!isDone(item)) {
    const { reason = "" } = item;
    // The customer cancelled at the bank, so the page shows no error.
    if (/cancel/i.test(reason)) return { kind: "cancelled", reference };
    const isUnauthenticated = /3d|authenticat/i.test(reason);
    return { kind: "refused", reference, error: isUnauthenticated ? "card_authorisation_error" : refusalErrorOf(type) };
  }
  const { value: amount, currency } = item.amount;
  return { kind: "authorised", reference, amount, currency, method: { type, ...methodFromData(item.additionalData) } };
}
