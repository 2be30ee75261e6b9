import { and, asc, eq, lte } from "drizzle-orm";
import { advance } from "../advance.ts";
import { lookUp, pursueRefund, settleRefund } from "../charges/pursue-refund.ts";
import type { PaymentsDeps } from "../deps.ts";
import { acceptedPatience, day, hour, later, leftToPeopleAfter, minute } from "../ledger/deadlines.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import { type RefundRow, refunds, type ReversalRow, reversals } from "../ledger/tables.ts";
import { settleReversal } from "../reverse.ts";
import { attempt, batch } from "./attempt.ts";

/** Reversals that were not carried out, and those that were accepted but never confirmed. */
export async function lookAfterReversals(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const { queries } = deps.database;
  const due = await queries
    .select()
    .from(reversals)
    .where(lte(reversals.dueAt, deps.now()))
    .orderBy(asc(reversals.dueAt))
    .limit(batch);
  for (const reversal of due) {
    if (signal?.aborted) return;
    const isThis = and(
      eq(reversals.provider, reversal.provider),
      eq(reversals.providerReference, reversal.providerReference),
      eq(reversals.state, reversal.state),
      eq(reversals.attempt, reversal.attempt),
      lte(reversals.dueAt, deps.now()),
    );
    await attempt(deps, reversal.paymentId, () => recoverReversal(deps, reversal));
    const { problem, ...next } = nextLook(deps.now(), reversal);
    const open = await queries.update(reversals).set(next).where(isThis).returning();
    if (open.length > 0 && problem) deps.report(`a reversal ${problem}`, { paymentId: reversal.paymentId });
  }
}

async function recoverReversal(deps: PaymentsDeps, reversal: ReversalRow): Promise<void> {
  if (reversal.state === "REQUESTED") return advance(deps, reversal.paymentId);
  const { provider, providerReference: charge, attemptReference: reference } = reversal;
  const trace = await deps.providers[provider].lookupRefund({ reference, charge });
  if (trace.kind === "done") await settleReversal(deps, reversal, trace);
  if (trace.kind === "refused") {
    await settleReversal(deps, reversal, { kind: "failed", ...(reference !== null && { reference }) });
  }
}

/** Refunds without an answer, and those that were accepted but never confirmed. */
export async function lookAfterRefunds(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const { queries } = deps.database;
  const due = await queries
    .select()
    .from(refunds)
    .where(lte(refunds.dueAt, deps.now()))
    .orderBy(asc(refunds.dueAt))
    .limit(batch);
  for (const refund of due) {
    if (signal?.aborted) return;
    const isThis = and(eq(refunds.id, refund.id), eq(refunds.state, refund.state), lte(refunds.dueAt, deps.now()));
    await attempt(deps, refund.paymentId, () => recoverRefund(deps, refund));
    const { problem, ...next } = nextLook(deps.now(), refund);
    const open = await queries.update(refunds).set(next).where(isThis).returning();
    if (open.length > 0 && problem) deps.report(`a refund ${problem}`, { paymentId: refund.paymentId });
  }
}

async function recoverRefund(deps: PaymentsDeps, refund: RefundRow): Promise<void> {
  if (refund.state === "REQUESTED") return void (await pursueRefund(deps, refund));
  const trace = await lookUp(deps, refund, await readPaymentRow(deps.database.queries, refund.paymentId));
  if (trace.kind === "done" || trace.kind === "refused") await settleRefund(deps, refund, trace);
}

type Open = { state: string; requestedAt: Date };

/** When to look again at what is still open, and what people should know of it until then. */
function nextLook(now: Date, { state, requestedAt }: Open) {
  const age = now.getTime() - requestedAt.getTime();
  const days = Math.floor(age / day);
  if (state !== "ACCEPTED" && days < 1) return { dueAt: later(now, Math.min(Math.max(age, minute), hour)) };
  if (age < leftToPeopleAfter) {
    return { dueAt: later(now, acceptedPatience), problem: `has been open for ${days} days` };
  }
  return { dueAt: null, leftToPeopleAt: now, problem: `has been open for ${days} days; it is left to people` };
}
