import { eq } from "drizzle-orm";
import type { PaymentErrorKind } from "../port/payment-types.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import { topics } from "../topics.ts";
import { addMs, checkAfterMs } from "./deadlines.ts";
import { hasFailedLater, queueFailedLetter } from "../orders/queue-failed-letter.ts";
import { findEarlyToken, saveMethod } from "./store-tokens.ts";
import { endStates, effectsOfState, type PaymentState, type Transitions } from "./states.ts";
import { type PaymentRow, payments, reversals } from "./tables.ts";

export type LedgerEvent =
  | ProviderAnswer
  | { kind: "submitted" }
  | { kind: "unsent"; error?: PaymentErrorKind; code?: string }
  | { kind: "abandoned"; error?: PaymentErrorKind; code?: string }
  | { kind: "chargeMismatch"; reference: string; error: PaymentErrorKind; code: string }
  | { kind: "orderLost" }
  | { kind: "reversed" }
  | { kind: "reversalFailed" };

type Rules = { now: () => Date; transitions: Transitions };

/**
 * The only function that changes the state of a payment, for answers, webhooks and recovery alike. Its effects are
 * enqueued in the same transaction.
 */
export async function applyEvent(
  tx: Queries,
  { paymentId, event }: { paymentId: string; event: LedgerEvent },
  { now, transitions }: Rules,
): Promise<{ payment: PaymentRow; isMoved: boolean }> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("no key update");
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const checked = await withEarlyToken(tx, payment, checkCharge(payment, event));
  if (isSecondCharge(payment, checked)) {
    await requestReversal(tx, { payment, chargeReference: checked.reference, at: now() });
    return { payment, isMoved: false };
  }
  const state = transitions[effectiveState(payment, checked)][checked.kind];
  if (!state) return { payment, isMoved: false };
  const [changed] = await tx
    .update(payments)
    .set(changes(payment, { event: checked, state, at: now() }))
    .where(eq(payments.id, paymentId))
    .returning();
  if (!changed) throw new Error(`The payment ${paymentId} is gone.`);
  await requestStateEffects(tx, changed, now());
  if (hasFailedLater(payment, changed)) await queueFailedLetter(tx, changed, now());
  return { payment: changed, isMoved: true };
}

/** An authorisation after a cancel request counts as one of a cancelled payment: the provider may already return the money. */
const effectiveState = ({ state, cancelRequestedAt }: PaymentRow, { kind }: LedgerEvent): PaymentState =>
  kind === "authorised" && cancelRequestedAt !== null ? "CANCELLED" : state;

/** Turns an authorisation of another amount, currency or country into a `chargeMismatch`. */
function checkCharge(payment: PaymentRow, event: LedgerEvent): LedgerEvent {
  if (event.kind !== "authorised") return event;
  if (event.amount !== payment.amount || event.currency !== payment.currency) {
    return {
      kind: "chargeMismatch",
      reference: event.reference,
      error: "payment_platform_error",
      code: "amount_mismatch",
    };
  }
  const country = event.method?.country;
  if (payment.billingCountry !== null && country !== undefined && country !== payment.billingCountry) {
    return { kind: "chargeMismatch", reference: event.reference, error: "billing_address_missmatch", code: "country" };
  }
  return event;
}

/** Adds the token if the provider sent it before the payment was known to have succeeded. */
async function withEarlyToken(tx: Queries, payment: PaymentRow, event: LedgerEvent): Promise<LedgerEvent> {
  if (event.kind !== "authorised" && event.kind !== "pending") return event;
  if (event.method?.token !== undefined || payment.method?.token !== undefined) return event;
  const early = await findEarlyToken(tx, payment, event.reference);
  if (!early) return event;
  const method = event.method ?? payment.method ?? { type: early.type ?? "card" };
  return { ...event, method: { ...method, token: early.token } };
}

const chargedStates: ReadonlySet<PaymentState> = new Set(["AUTHORISED", "REVERSING", "REVERSED"]);

/** A second charge for one payment should not happen; if it does, it is reversed and the first one stays. */
function isSecondCharge(
  payment: PaymentRow,
  event: LedgerEvent,
): event is Extract<LedgerEvent, { kind: "authorised" | "chargeMismatch" }> {
  if (event.kind !== "authorised" && event.kind !== "chargeMismatch") return false;
  return chargedStates.has(payment.state) && payment.chargeReference !== event.reference;
}

type Change = { event: LedgerEvent; state: PaymentState; at: Date };

function changes(payment: PaymentRow, { event, state, at }: Change): Partial<PaymentRow> {
  const fields = event as Partial<Extract<ProviderAnswer, { kind: "authorised" }>> & {
    action?: Record<string, unknown>;
    error?: PaymentErrorKind;
    code?: string;
  };
  return {
    state,
    changedAt: at,
    dueAt: nextCheck(payment, state, at),
    action: state === "ACTION_REQUIRED" ? (fields.action ?? null) : null,
    ...(state === "SUBMITTED" && { submittedAt: at }),
    ...(fields.reference !== undefined && { chargeReference: fields.reference }),
    ...(fields.method && { method: { ...payment.method, ...fields.method } }),
    ...(fields.error && { error: fields.error, errorCode: fields.code ?? null }),
  };
}

/** When recovery checks the payment next; null once it has ended and has no order to update. */
function nextCheck({ purpose, orderReference }: PaymentRow, state: PaymentState, at: Date): Date | null {
  const hasEnded = endStates.has(state) && (purpose !== "checkout" || orderReference === null);
  return hasEnded ? null : addMs(at, checkAfterMs[state]);
}

async function requestStateEffects(tx: Queries, payment: PaymentRow, at: Date): Promise<void> {
  const next = effectsOfState[payment.state] ?? [];
  if (next.includes("reversal") && payment.chargeReference !== null) {
    await requestReversal(tx, { payment, chargeReference: payment.chargeReference, at });
  }
  if (next.includes("method")) await saveMethod(tx, payment, at);
  if (next.includes("order") && payment.dueAt !== null) {
    await enqueue(tx, {
      topic: topics.runFollowUps,
      payload: { paymentId: payment.id },
      runAt: at,
      key: `${payment.id}:${payment.state}`,
    });
  }
}

async function requestReversal(
  tx: Queries,
  { payment, chargeReference, at }: { payment: PaymentRow; chargeReference: string; at: Date },
): Promise<void> {
  const added = await tx
    .insert(reversals)
    .values({
      provider: payment.provider,
      chargeReference,
      paymentId: payment.id,
      state: "REQUESTED",
      requestedAt: at,
      dueAt: at,
    })
    .onConflictDoNothing()
    .returning({ chargeReference: reversals.chargeReference });
  if (added.length === 0) return;
  await enqueue(tx, {
    topic: topics.runFollowUps,
    payload: { paymentId: payment.id },
    runAt: at,
    key: `${payment.id}:reverse:${chargeReference}`,
  });
}
