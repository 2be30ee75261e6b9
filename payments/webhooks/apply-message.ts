import { and, eq, or } from "drizzle-orm";
import type { ProviderName } from "../port/payment-types.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentsDeps } from "../deps.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import { applyRefundEvent } from "../ledger/apply-refund-event.ts";
import { applyReversalEvent } from "../ledger/apply-reversal-event.ts";
import { applyDispute } from "../ledger/disputes.ts";
import { disableToken, storeToken } from "../ledger/store-tokens.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "../ledger/tables.ts";
import type { WebhookMessage } from "./webhook-message.ts";

/** The payment whose follow-ups may be due, and a problem to report. */
type Effect = { paymentId?: string; problem?: string };

type MessageInput<About extends WebhookMessage["about"]> = {
  deps: Pick<PaymentsDeps, "now" | "rules">;
  tx: Queries;
  provider: ProviderName;
  message: Extract<WebhookMessage, { about: About }>;
};

type Actions = { [About in WebhookMessage["about"]]: (acting: MessageInput<About>) => Promise<Effect> };

/** The action for each kind of message. */
const actions: Actions = {
  payment: applyPaymentMessage,
  refund: applyRefundMessage,
  reversal: applyReversalMessage,
  dispute: applyDisputeMessage,
  failedCapture: applyFailedCapture,
  token: applyTokenMessage,
  other: async () => ({}),
};

/** Applies a message to the ledger, in the transaction that marks it as processed. */
export function applyMessage(
  deps: MessageInput<"other">["deps"],
  tx: Queries,
  { provider, message }: { provider: ProviderName; message: WebhookMessage },
): Promise<Effect> {
  // The message and the action are of the same kind; the compiler cannot follow that through the table.
  const action = actions[message.about] as (acting: unknown) => Promise<Effect>;
  return action({ deps, tx, provider, message });
}

async function applyPaymentMessage({ deps, tx, provider, message }: MessageInput<"payment">): Promise<Effect> {
  const [payment] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.merchantReference, message.merchantReference)));
  if (!payment) return { problem: "a message is about an unknown payment" };
  const event = { paymentId: payment.id, event: message.answer };
  await applyEvent(tx, event, { now: deps.now, transitions: deps.rules.transitions });
  return { paymentId: payment.id };
}

async function applyRefundMessage({ deps, tx, provider, message }: MessageInput<"refund">): Promise<Effect> {
  const { id, reference, charge, isDone, reason } = message;
  const where = or(eq(refunds.id, id), reference === undefined ? undefined : eq(refunds.refundReference, reference));
  const event = isDone ? "issued" : "failed";
  const applied = await applyRefundEvent(tx, { where, event, ...(reason !== undefined && { reason }) }, deps.now());
  if (applied) return { ...problemOfRefund(applied, isDone), paymentId: applied.refund.paymentId };
  // To the bank, a reversal is a refund too: its failure is reported as that of a refund.
  if (charge === undefined || isDone) return {};
  const attempt = reference !== undefined && { attemptReference: reference };
  return applyReversalResult({ deps, tx, provider }, { chargeReference: charge, isDone, ...attempt });
}

function problemOfRefund({ before, refund }: { before: RefundRow; refund: RefundRow }, isDone: boolean): Effect {
  if (before.state === "ISSUED" && refund.state === "FAILED") {
    return { problem: "a refund was returned after it was issued: the shop has the money again" };
  }
  const isContrary = isDone && refund.state === "FAILED";
  return isContrary ? { problem: "a refund that counts as failed was reported as done" } : {};
}

function applyReversalMessage({ message, ...input }: MessageInput<"reversal">): Promise<Effect> {
  const { charge: chargeReference, reference, isDone } = message;
  const attempt = reference !== undefined && { attemptReference: reference };
  return applyReversalResult(input, { chargeReference, isDone, ...attempt });
}

type ReversalResult = { chargeReference: string; attemptReference?: string; isDone: boolean };

async function applyReversalResult(
  { deps, tx, provider }: Omit<MessageInput<"reversal">, "message">,
  { chargeReference, attemptReference, isDone }: ReversalResult,
): Promise<Effect> {
  const update = {
    charge: { provider, chargeReference },
    event: isDone ? ("done" as const) : ("failed" as const),
    ...(attemptReference !== undefined && { attemptReference }),
  };
  const moved = await applyReversalEvent(tx, update, { now: deps.now, transitions: deps.rules.transitions });
  if (!moved) return {};
  return { paymentId: moved.paymentId, ...(!isDone && { problem: "a charge could not be returned yet" }) };
}

/** Locks the payment, so that a refund in progress and a dispute see each other. */
async function lockPaymentOfCharge(
  tx: Queries,
  provider: ProviderName,
  chargeReference: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.chargeReference, chargeReference)))
    .for("no key update");
  return payment;
}

const disputeProblems = {
  OPEN: "a payment is disputed at the bank",
  LOST: "the bank has taken a payment back",
  WON: "a disputed payment is the shop's again",
};

async function applyDisputeMessage({ deps, tx, provider, message }: MessageInput<"dispute">): Promise<Effect> {
  const payment = await lockPaymentOfCharge(tx, provider, message.charge);
  if (!payment) return { problem: "a dispute is about an unknown payment" };
  const isNews = await applyDispute(tx, { payment, dispute: message }, deps.now());
  return { paymentId: payment.id, ...(isNews && { problem: disputeProblems[message.state] }) };
}

async function applyFailedCapture({ deps, tx, provider, message }: MessageInput<"failedCapture">): Promise<Effect> {
  const payment = await lockPaymentOfCharge(tx, provider, message.charge);
  if (!payment) return { problem: "a failed capture is about an unknown payment" };
  await tx.update(payments).set({ captureFailedAt: deps.now() }).where(eq(payments.id, payment.id));
  return { paymentId: payment.id, problem: "the money of a payment never arrived: its order was delivered unpaid" };
}

async function applyTokenMessage({ deps, tx, provider, message }: MessageInput<"token">): Promise<Effect> {
  const { about: _about, isDisabled, ...token } = message;
  const received = { provider, message: token, at: deps.now() };
  if (isDisabled) {
    await disableToken(tx, received);
    return {};
  }
  const result = await storeToken(tx, received);
  return result === "stored" ? {} : { problem: "a token is for an unknown customer" };
}
