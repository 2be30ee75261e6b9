import { and, eq, isNotNull } from "drizzle-orm";
import { runFollowUps, recordEvent } from "../follow-ups.ts";
import { findOrderOfPayment, assignOrder } from "../checkout/create-payment-and-order.ts";
import type { PaymentsDeps } from "../deps.ts";
import { hour, keyLifetimeMs, addMs, assumeLostAfterMs, checkAfterMs, maxPendingMs } from "../ledger/deadlines.ts";
import { readPaymentRow, requirePaymentWithOrder } from "../ledger/find-payments.ts";
import type { PaymentState } from "../ledger/states.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import { ProviderFault } from "../provider-fault.ts";

type Remedy = (deps: PaymentsDeps, payment: PaymentRow) => Promise<void>;

/** What recovery does about a payment that has stayed in a state for too long. */
const remedies: Partial<Record<PaymentState, Remedy>> = {
  INIT: endPayment,
  SUBMITTED: resolvePayment,
  ACTION_REQUIRED: endPayment,
  PENDING: resolvePayment,
};

/** Resolves one payment, runs its follow-ups, and schedules the next check. */
export async function recoverPayment(deps: PaymentsDeps, payment: PaymentRow): Promise<void> {
  await remedies[payment.state]?.(deps, payment);
  await runFollowUps(deps, payment.id);
  await scheduleNextCheck(deps, payment);
}

/** Ends a payment that the customer left. One that was authorised in the meantime becomes AUTHORISED. */
export async function endPayment(deps: PaymentsDeps, payment: PaymentRow): Promise<void> {
  if (payment.state === "INIT") return endUnsentPayment(deps, payment);
  const answer = await cancel(deps, payment);
  if (answer) await recordEvent(deps, payment.id, answer);
  await runFollowUps(deps, payment.id);
}

/**
 * Ends a payment that was not sent. If its order exists, the order fails and releases the basket. One that a request has
 * sent in the meantime goes on.
 */
async function endUnsentPayment(deps: PaymentsDeps, payment: PaymentRow): Promise<void> {
  if (payment.orderReference === null) {
    const order = await findOrderOfPayment(deps, payment);
    if (order) await assignOrder(deps, payment, order);
  }
  await recordEvent(deps, payment.id, { kind: "unsent" });
  await runFollowUps(deps, payment.id);
}

async function resolvePayment(deps: PaymentsDeps, payment: PaymentRow): Promise<void> {
  const answer = await lookUpOrResendRenewal(deps, payment);
  if (typeof answer === "object") {
    await recordEvent(deps, payment.id, answer);
    return;
  }
  const limit = payment.state === "PENDING" ? maxPendingMs : assumeLostAfterMs[answer];
  if (ageOf(deps, payment) < limit) return;
  deps.report("a payment was not found at the provider and counts as never made", { paymentId: payment.id });
  // It may have been made anyway: cancel it at the provider before the basket is released.
  const ended = await cancel(deps, payment);
  if (!ended) return;
  const event = ended.kind === "cancelled" ? ({ kind: "abandoned", error: "connection_error" } as const) : ended;
  await recordEvent(deps, payment.id, event);
}

/**
 * Cancels a payment at the provider. Where that also reverses an authorisation, the ledger records the request first: a
 * later message about the authorisation must not pay the order. Undefined when the state has changed in the meantime.
 */
async function cancel(deps: PaymentsDeps, payment: PaymentRow): Promise<ProviderAnswer | undefined> {
  const provider = deps.providers[payment.provider];
  if (provider.doesCancelReverse && !(await markCancelRequested(deps, payment))) return undefined;
  return provider.cancel(requirePaymentWithOrder(payment));
}

async function markCancelRequested({ database, now }: PaymentsDeps, { id, state }: PaymentRow): Promise<boolean> {
  const noted = await database.queries
    .update(payments)
    .set({ cancelRequestedAt: now() })
    .where(and(eq(payments.id, id), eq(payments.state, state)))
    .returning({ id: payments.id });
  return noted.length > 0;
}

/** A renewal that is not found is sent again while its key is valid, which rules out a second charge. */
async function lookUpOrResendRenewal(
  deps: PaymentsDeps,
  payment: PaymentRow,
): Promise<ProviderAnswer | "absent" | "unsupported"> {
  const provider = deps.providers[payment.provider];
  const submitted = requirePaymentWithOrder(payment);
  const answer = await provider.lookup(submitted);
  const token = payment.method?.token;
  const isRenewal = payment.purpose === "renewal" && payment.state === "SUBMITTED" && token !== undefined;
  if (typeof answer === "object" || !isRenewal || ageOf(deps, payment) >= keyLifetimeMs[payment.provider])
    return answer;
  try {
    return await provider.chargeSaved(submitted, token);
  } catch (error) {
    if (!(error instanceof ProviderFault) || error.callEffect !== "rejected") throw error;
    return { kind: "refused", error: error.error, ...(error.code !== undefined && { code: error.code }) };
  }
}

const ageOf = ({ now }: PaymentsDeps, { submittedAt, createdAt }: PaymentRow): number =>
  now().getTime() - (submittedAt ?? createdAt).getTime();

/** Checks an unchanged payment less and less often. */
async function scheduleNextCheck({ database, now }: PaymentsDeps, before: PaymentRow): Promise<void> {
  const payment = await readPaymentRow(database.queries, before.id);
  if (payment.dueAt === null || payment.state !== before.state) return;
  const age = now().getTime() - payment.changedAt.getTime();
  const pause = Math.min(Math.max(age, checkAfterMs[payment.state], 60_000), hour);
  await database.queries
    .update(payments)
    .set({ dueAt: addMs(now(), pause) })
    .where(and(eq(payments.id, payment.id), eq(payments.state, before.state), isNotNull(payments.dueAt)));
}
