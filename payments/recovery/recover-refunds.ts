import { and, asc, eq, lte } from "drizzle-orm";
import { runFollowUps } from "../follow-ups.ts";
import { lookUpRefund, executeRefund, recordRefundResult } from "../charges/execute-refund.ts";
import type { PaymentsDeps } from "../deps.ts";
import { acceptedCheckIntervalMs, day, hour, addMs, manualReviewAfterMs, minute } from "../ledger/deadlines.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import { type RefundRow, refunds, type ReversalRow, reversals } from "../ledger/tables.ts";
import { recordReversalResult } from "../reverse.ts";
import { tryRecovery, batchSize } from "./try-recovery.ts";

/** Requests reversals that were not carried out, and looks up those that were never confirmed. */
export async function recoverReversals(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const { queries } = deps.database;
  const due = await queries
    .select()
    .from(reversals)
    .where(lte(reversals.dueAt, deps.now()))
    .orderBy(asc(reversals.dueAt))
    .limit(batchSize);
  for (const reversal of due) {
    if (signal?.aborted) return;
    const isThis = and(
      eq(reversals.provider, reversal.provider),
      eq(reversals.chargeReference, reversal.chargeReference),
      eq(reversals.state, reversal.state),
      eq(reversals.attempt, reversal.attempt),
      lte(reversals.dueAt, deps.now()),
    );
    await tryRecovery(deps, reversal.paymentId, () => recoverReversal(deps, reversal));
    const { problem, ...next } = nextCheck(deps.now(), reversal);
    const open = await queries.update(reversals).set(next).where(isThis).returning();
    if (open.length > 0 && problem) deps.report(`a reversal ${problem}`, { paymentId: reversal.paymentId });
  }
}

async function recoverReversal(deps: PaymentsDeps, reversal: ReversalRow): Promise<void> {
  if (reversal.state === "REQUESTED") return runFollowUps(deps, reversal.paymentId);
  const { provider, chargeReference, attemptReference } = reversal;
  const trace = await deps.providers[provider].lookupRefund({ refundReference: attemptReference, chargeReference });
  if (trace.kind === "done") {
    await recordReversalResult(deps, reversal, { kind: "done", attemptReference: trace.refundReference });
  }
  if (trace.kind === "refused") {
    await recordReversalResult(deps, reversal, {
      kind: "failed",
      ...(attemptReference !== null && { attemptReference }),
    });
  }
}

/** Sends refunds without an answer again, and looks up those that were never confirmed. */
export async function recoverRefunds(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  const { queries } = deps.database;
  const due = await queries
    .select()
    .from(refunds)
    .where(lte(refunds.dueAt, deps.now()))
    .orderBy(asc(refunds.dueAt))
    .limit(batchSize);
  for (const refund of due) {
    if (signal?.aborted) return;
    const isThis = and(eq(refunds.id, refund.id), eq(refunds.state, refund.state), lte(refunds.dueAt, deps.now()));
    await tryRecovery(deps, refund.paymentId, () => recoverRefund(deps, refund));
    const { problem, ...next } = nextCheck(deps.now(), refund);
    const open = await queries.update(refunds).set(next).where(isThis).returning();
    if (open.length > 0 && problem) deps.report(`a refund ${problem}`, { paymentId: refund.paymentId });
  }
}

async function recoverRefund(deps: PaymentsDeps, refund: RefundRow): Promise<void> {
  if (refund.state === "REQUESTED") return void (await executeRefund(deps, refund));
  const trace = await lookUpRefund(deps, refund, await readPaymentRow(deps.database.queries, refund.paymentId));
  if (trace.kind === "done" || trace.kind === "refused") await recordRefundResult(deps, refund, trace);
}

type OpenReturn = { state: string; requestedAt: Date };

/** When to check an open refund or reversal next, and a problem to report. */
function nextCheck(now: Date, { state, requestedAt }: OpenReturn) {
  const age = now.getTime() - requestedAt.getTime();
  const days = Math.floor(age / day);
  if (state !== "ACCEPTED" && days < 1) return { dueAt: addMs(now, Math.min(Math.max(age, minute), hour)) };
  if (age < manualReviewAfterMs) {
    return { dueAt: addMs(now, acceptedCheckIntervalMs), problem: `has been open for ${days} days` };
  }
  return { dueAt: null, manualReviewAt: now, problem: `has been open for ${days} days and needs a manual review` };
}
