import { randomUUID } from "node:crypto";
import { and, eq, ne, sum } from "drizzle-orm";
import type { refund as refundEndpoint } from "../../contracts/charges/charges.ts";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentsDeps } from "../deps.ts";
import { later } from "../ledger/deadlines.ts";
import { findRefundBlock } from "../ledger/disputes.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "../ledger/tables.ts";
import { ChargesRefusal } from "./charges-refusal.ts";
import { pursueRefund } from "./pursue-refund.ts";

type Asked = ReceivedInput<typeof refundEndpoint>["body"];

/** Gives money of a payment back, never more than was taken. */
export async function requestRefund(deps: PaymentsDeps, asked: Asked): Promise<CallResult<typeof refundEndpoint>> {
  const refund = await deps.database.transaction((tx) => open(tx, asked, deps.now()));
  if (typeof refund === "string") return { status: "refused", id: asked.idempotencyKey, reason: refund };
  return documentOf(refund.state === "REQUESTED" ? await pursueRefund(deps, refund) : refund);
}

async function open(tx: Queries, asked: Asked, at: Date): Promise<RefundRow | string> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.reference, asked.reference), eq(payments.state, "AUTHORISED")))
    .for("update");
  const [known] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, asked.idempotencyKey));
  if (known) return requireSame(tx, known, asked);
  if (!payment) return "nothing was paid under this reference";
  const refusal = await refusalOf(tx, payment, asked);
  if (refusal !== undefined) return refusal;
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

async function requireSame(tx: Queries, known: RefundRow, asked: Asked): Promise<RefundRow> {
  const payment = await readPaymentRow(tx, known.paymentId);
  const isSame =
    payment.reference === asked.reference && payment.currency === asked.currency && known.amount === asked.amount;
  if (!isSame) throw new ChargesRefusal(409, "Idempotency Conflict", "The key was used for something else.");
  return known;
}

async function refusalOf(tx: Queries, payment: PaymentRow, asked: Asked): Promise<string | undefined> {
  if (payment.currency !== asked.currency) return "it was paid in another currency";
  const block = await findRefundBlock(tx, payment);
  if (block !== undefined) return block;
  const [given] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.state, "FAILED")));
  return (given?.amount ?? 0) + asked.amount > payment.amount ? "more than was paid" : undefined;
}

function documentOf({ id, state, reason }: RefundRow): CallResult<typeof refundEndpoint> {
  if (state === "ISSUED") return { status: "refunded", id };
  if (state === "FAILED") return { status: "refused", id, reason: reason ?? "refused" };
  return { status: "pending", id };
}
