import { randomUUID } from "node:crypto";
import { and, eq, ne, sum } from "drizzle-orm";
import type { refund as refundEndpoint } from "../../contracts/charges/charges.ts";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import type { Queries } from "../../database/open-database.ts";
import type { PaymentsGround } from "../ground.ts";
import { later } from "../ledger/deadlines.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import { payments, type RefundRow, refunds } from "../ledger/tables.ts";
import { askRepeatedly, ProviderFault } from "../provider-fault.ts";
import { ChargesRefusal } from "./charges-refusal.ts";

type Asked = ReceivedInput<typeof refundEndpoint>["body"];

/** Gives money of a payment back, never more than was taken. */
export async function requestRefund(ground: PaymentsGround, asked: Asked): Promise<CallResult<typeof refundEndpoint>> {
  const refund = await ground.database.transaction((tx) => open(tx, asked, ground.now()));
  if (typeof refund === "string") return { status: "refused", id: asked.idempotencyKey, reason: refund };
  return documentOf(refund.state === "REQUESTED" ? await issueRefund(ground, refund) : refund);
}

async function open(tx: Queries, asked: Asked, at: Date): Promise<RefundRow | string> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.reference, asked.reference), eq(payments.state, "AUTHORISED")))
    .for("update");
  const [known] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, asked.idempotencyKey));
  if (known) {
    if (known.paymentId === payment?.id && known.amount === asked.amount && payment.currency === asked.currency) {
      return known;
    }
    throw new ChargesRefusal(409, "Idempotency Conflict", "The key was used for something else.");
  }
  if (!payment) return "nothing was paid under this reference";
  if (payment.currency !== asked.currency) return "it was paid in another currency";
  const [given] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.state, "FAILED")));
  if ((given?.amount ?? 0) + asked.amount > payment.amount) return "more than was paid";
  const [added] = await tx
    .insert(refunds)
    .values({
      idempotencyKey: asked.idempotencyKey,
      id: randomUUID(),
      paymentId: payment.id,
      amount: asked.amount,
      state: "REQUESTED",
      requestedAt: at,
      dueAt: later(at, 120_000),
    })
    .returning();
  if (!added) throw new Error("A refund was not written down.");
  return added;
}

/** Asks the provider; may be repeated, the key sees to it that the money goes back once. */
export async function issueRefund(ground: PaymentsGround, refund: RefundRow): Promise<RefundRow> {
  const { database, providers } = ground;
  const { id, idempotencyKey: key, amount } = refund;
  const payment = await readPaymentRow(database.queries, refund.paymentId);
  try {
    const answer = await askRepeatedly(() => providers[payment.provider].refund({ id, key, amount, payment }));
    if (answer.kind === "refused")
      return await move(database.queries, refund, { state: "FAILED", reason: answer.reason });
    const state = answer.kind === "done" ? "ISSUED" : "ACCEPTED";
    return await move(database.queries, refund, { state, providerReference: answer.reference });
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    if (error.certainty === "rejected") {
      return move(database.queries, refund, { state: "FAILED", reason: error.code ?? error.error });
    }
    ground.report("no answer to a refund", { paymentId: payment.id, error });
    await database.queries
      .update(refunds)
      .set({ dueAt: later(ground.now(), 60_000) })
      .where(and(eq(refunds.id, id), eq(refunds.state, "REQUESTED")));
    return refund;
  }
}

/** A message may have been faster than the answer: what it said stays. */
async function move(queries: Queries, refund: RefundRow, changes: Partial<RefundRow>): Promise<RefundRow> {
  const [moved] = await queries
    .update(refunds)
    .set({ ...changes, dueAt: null })
    .where(and(eq(refunds.id, refund.id), eq(refunds.state, "REQUESTED")))
    .returning();
  if (moved) return moved;
  const [current] = await queries.select().from(refunds).where(eq(refunds.id, refund.id));
  return current ?? refund;
}

function documentOf({ id, state, reason }: RefundRow): CallResult<typeof refundEndpoint> {
  if (state === "ISSUED") return { status: "refunded", id };
  if (state === "FAILED") return { status: "refused", id, reason: reason ?? "refused" };
  return { status: "pending", id };
}
