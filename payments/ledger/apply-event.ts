import { eq } from "drizzle-orm";
import type { PaymentErrorKind } from "../port/payment-words.ts";
import { enqueue } from "../../database/jobs/jobs.ts";
import type { Queries } from "../../database/database.ts";
import type { ProviderAnswer } from "../notice.ts";
import { topics } from "../topics.ts";
import { later, patience } from "./deadlines.ts";
import { findEarlyToken, keepMethod } from "./late-tokens.ts";
import { endStates, followUps, type PaymentState, type Transitions } from "./states.ts";
import { type PaymentRow, payments, reversals } from "./tables.ts";

export type LedgerEvent =
  | ProviderAnswer
  | { kind: "submitted" }
  | { kind: "abandoned"; error?: PaymentErrorKind; code?: string }
  | { kind: "misfit"; reference: string; error: PaymentErrorKind; code: string }
  | { kind: "orderLost" }
  | { kind: "reversed" }
  | { kind: "reversalFailed" };

type Rules = { now: () => Date; transitions: Transitions };

/**
 * The only way a payment changes, whoever brings the news: the answer to a request, a message of the provider, or
 * recovery. What has to follow is asked for in the same transaction.
 */
export async function applyEvent(
  tx: Queries,
  { paymentId, event }: { paymentId: string; event: LedgerEvent },
  { now, transitions }: Rules,
): Promise<{ payment: PaymentRow; isMoved: boolean }> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const fitting = await withEarlyToken(tx, payment, fit(payment, event));
  if (isFurtherCharge(payment, fitting)) {
    await requestReversal(tx, { payment, reference: fitting.reference, at: now() });
    return { payment, isMoved: false };
  }
  const state = transitions[standingOf(payment, fitting)][fitting.kind];
  if (!state) return { payment, isMoved: false };
  const [changed] = await tx
    .update(payments)
    .set(changes(payment, { event: fitting, state, at: now() }))
    .where(eq(payments.id, paymentId))
    .returning();
  if (!changed) throw new Error(`The payment ${paymentId} is gone.`);
  await follow(tx, changed, now());
  return { payment: changed, isMoved: true };
}

/** To an authorisation a payment that the provider was asked to end has ended: the money may be on its way back. */
const standingOf = ({ state, cancelAskedAt }: PaymentRow, { kind }: LedgerEvent): PaymentState =>
  kind === "authorised" && cancelAskedAt !== null ? "CANCELLED" : state;

/** Money counts only if it is the money that was asked for, from where it may come from. */
function fit(payment: PaymentRow, event: LedgerEvent): LedgerEvent {
  if (event.kind !== "authorised") return event;
  if (event.amount !== payment.amount || event.currency !== payment.currency) {
    return { kind: "misfit", reference: event.reference, error: "payment_platform_error", code: "amount_mismatch" };
  }
  const country = event.method?.country;
  if (payment.billingCountry !== null && country !== undefined && country !== payment.billingCountry) {
    return { kind: "misfit", reference: event.reference, error: "billing_address_missmatch", code: "country" };
  }
  return event;
}

/** The provider may have sent the token before it was known that the payment had succeeded. */
async function withEarlyToken(tx: Queries, payment: PaymentRow, event: LedgerEvent): Promise<LedgerEvent> {
  if (event.kind !== "authorised" && event.kind !== "pending") return event;
  if (event.method?.token !== undefined || payment.method?.token !== undefined) return event;
  const early = await findEarlyToken(tx, payment, event.reference);
  if (!early) return event;
  const method = event.method ?? payment.method ?? { type: early.type ?? "card" };
  return { ...event, method: { ...method, token: early.token } };
}

const settled: ReadonlySet<PaymentState> = new Set(["AUTHORISED", "REVERSING", "REVERSED"]);

/** A second charge for one payment should not exist; if it does, it goes back and the first one stays. */
function isFurtherCharge(
  payment: PaymentRow,
  event: LedgerEvent,
): event is Extract<LedgerEvent, { kind: "authorised" | "misfit" }> {
  if (event.kind !== "authorised" && event.kind !== "misfit") return false;
  return settled.has(payment.state) && payment.providerReference !== event.reference;
}

type Change = { event: LedgerEvent; state: PaymentState; at: Date };

function changes(payment: PaymentRow, { event, state, at }: Change): Partial<PaymentRow> {
  const told = event as Partial<Extract<ProviderAnswer, { kind: "authorised" }>> & {
    action?: Record<string, unknown>;
    error?: PaymentErrorKind;
    code?: string;
  };
  return {
    state,
    changedAt: at,
    dueAt: nextLook(payment, state, at),
    action: state === "ACTION_REQUIRED" ? (told.action ?? null) : null,
    ...(state === "SUBMITTED" && { submittedAt: at }),
    ...(told.reference !== undefined && { providerReference: told.reference }),
    ...(told.method && { method: { ...payment.method, ...told.method } }),
    ...(told.error && { error: told.error, errorCode: told.code ?? null }),
  };
}

/** Once a payment has ended, only the order is left to be told. */
function nextLook({ purpose, reference }: PaymentRow, state: PaymentState, at: Date): Date | null {
  const isOver = endStates.has(state) && (purpose !== "checkout" || reference === null);
  return isOver ? null : later(at, patience[state]);
}

async function follow(tx: Queries, payment: PaymentRow, at: Date): Promise<void> {
  const next = followUps[payment.state] ?? [];
  if (next.includes("reversal") && payment.providerReference !== null) {
    await requestReversal(tx, { payment, reference: payment.providerReference, at });
  }
  if (next.includes("method")) await keepMethod(tx, payment, at);
  if (next.includes("order") && payment.dueAt !== null) {
    await enqueue(tx, {
      topic: topics.advance,
      payload: { paymentId: payment.id },
      runAt: at,
      key: `${payment.id}:${payment.state}`,
    });
  }
}

async function requestReversal(
  tx: Queries,
  { payment, reference, at }: { payment: PaymentRow; reference: string; at: Date },
): Promise<void> {
  const added = await tx
    .insert(reversals)
    .values({
      provider: payment.provider,
      providerReference: reference,
      paymentId: payment.id,
      state: "REQUESTED",
      requestedAt: at,
      dueAt: at,
    })
    .onConflictDoNothing()
    .returning({ reference: reversals.providerReference });
  if (added.length === 0) return;
  await enqueue(tx, {
    topic: topics.advance,
    payload: { paymentId: payment.id },
    runAt: at,
    key: `${payment.id}:reverse:${reference}`,
  });
}
