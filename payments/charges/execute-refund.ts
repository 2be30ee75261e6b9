import { and, eq } from "drizzle-orm";
import type { PaymentsDeps } from "../deps.ts";
import { applyRefundEvent } from "../ledger/apply-refund-event.ts";
import { keyLifetimeMs, addMs } from "../ledger/deadlines.ts";
import { findRefundObstacle } from "../ledger/disputes.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import { type PaymentRow, type RefundRow, refunds } from "../ledger/tables.ts";
import type { RefundAnswer, RefundTrace } from "../provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { retryUnanswered } from "../call-provider.ts";

/**
 * Sends a refund to the provider. May be repeated: while the key is valid, the money is returned once; after that, the
 * refund is looked up before it is sent again.
 */
export async function executeRefund(deps: PaymentsDeps, refund: RefundRow): Promise<RefundRow> {
  const payment = await readPaymentRow(deps.database.queries, refund.paymentId);
  const obstacle = await findRefundObstacle(deps.database.queries, payment);
  if (obstacle !== undefined) return refund;
  try {
    const age = deps.now().getTime() - refund.requestedAt.getTime();
    if (age < keyLifetimeMs[payment.provider]) return await send(deps, refund, payment);
    const trace = await lookUpRefund(deps, refund, payment);
    return trace.kind === "absent" ? await send(deps, refund, payment) : await recordRefundResult(deps, refund, trace);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.callEffect === "rejected") {
      return recordRefundResult(deps, refund, { kind: "refused", reason: error.code ?? error.error });
    }
    deps.report("no answer to a refund", { paymentId: payment.id, error });
    await deps.database.queries
      .update(refunds)
      .set({ dueAt: addMs(deps.now(), 60_000) })
      .where(and(eq(refunds.id, refund.id), eq(refunds.state, "REQUESTED")));
    return refund;
  }
}

async function send(deps: PaymentsDeps, refund: RefundRow, payment: PaymentRow): Promise<RefundRow> {
  const { id, idempotencyKey: key, amount } = refund;
  const provider = deps.providers[payment.provider];
  return recordRefundResult(deps, refund, await retryUnanswered(() => provider.refund({ id, key, amount, payment })));
}

/** Looks a refund up at the provider. */
export function lookUpRefund(
  { providers }: PaymentsDeps,
  { id, refundReference }: RefundRow,
  payment: PaymentRow,
): Promise<RefundTrace> {
  return providers[payment.provider].lookupRefund({
    refundReference,
    chargeReference: payment.chargeReference ?? "",
    id,
  });
}

/** Records the answer, unless a webhook has already changed the refund. */
export async function recordRefundResult(
  { database, now }: PaymentsDeps,
  refund: RefundRow,
  answer: RefundAnswer | { kind: "unsupported" },
): Promise<RefundRow> {
  if (answer.kind === "unsupported") return refund;
  const where = and(eq(refunds.id, refund.id), eq(refunds.state, refund.state));
  const result =
    answer.kind === "refused"
      ? { event: "failed" as const, reason: answer.reason }
      : {
          event: answer.kind === "done" ? ("issued" as const) : ("accepted" as const),
          refundReference: answer.refundReference,
        };
  const applied = await database.transaction((tx) => applyRefundEvent(tx, { where, ...result }, now()));
  if (applied) return applied.refund;
  const [current] = await database.queries.select().from(refunds).where(eq(refunds.id, refund.id));
  return current ?? refund;
}
