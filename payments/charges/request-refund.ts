import { randomUUID } from "node:crypto";
import { and, eq, ne, sum } from "drizzle-orm";
import type { refund as refundEndpoint } from "../../contracts/charges/charges.ts";
import type { CallResult, ReceivedInput } from "../../contracts/endpoint.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentsDeps } from "../deps.ts";
import { addMs } from "../ledger/deadlines.ts";
import { findRefundObstacle } from "../ledger/disputes.ts";
import { readPaymentRow } from "../ledger/find-payments.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "../ledger/tables.ts";
import { ChargesRefusal } from "./charges-refusal.ts";
import { executeRefund } from "./execute-refund.ts";

type RefundRequest = ReceivedInput<typeof refundEndpoint>["body"];

/** Refunds a part of a payment or all of it, never more than was paid. */
export async function requestRefund(
  deps: PaymentsDeps,
  request: RefundRequest,
): Promise<CallResult<typeof refundEndpoint>> {
  const refund = await deps.database.transaction((tx) => open(tx, request, deps.now()));
  if (typeof refund === "string") return { status: "refused", id: request.idempotencyKey, reason: refund };
  return documentOf(refund.state === "REQUESTED" ? await executeRefund(deps, refund) : refund);
}

async function open(tx: Queries, request: RefundRequest, at: Date): Promise<RefundRow | string> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderReference, request.reference), eq(payments.state, "AUTHORISED")))
    .for("no key update");
  const [known] = await tx.select().from(refunds).where(eq(refunds.idempotencyKey, request.idempotencyKey));
  if (known) return requireSame(tx, known, request);
  if (!payment) return "nothing was paid under this reference";
  const refusal = await refusalOf(tx, payment, request);
  if (refusal !== undefined) return refusal;
  const [added] = await tx
    .insert(refunds)
    .values({
      idempotencyKey: request.idempotencyKey,
      id: randomUUID(),
      paymentId: payment.id,
      amount: request.amount,
      state: "REQUESTED",
      requestedAt: at,
      dueAt: addMs(at, 120_000),
    })
    .returning();
  if (!added) throw new Error("A refund was not stored.");
  return added;
}

async function requireSame(tx: Queries, known: RefundRow, request: RefundRequest): Promise<RefundRow> {
  const payment = await readPaymentRow(tx, known.paymentId);
  const isSame =
    payment.orderReference === request.reference &&
    payment.currency === request.currency &&
    known.amount === request.amount;
  if (!isSame) throw new ChargesRefusal(409, "Idempotency Conflict", "The key was used for something else.");
  return known;
}

async function refusalOf(tx: Queries, payment: PaymentRow, request: RefundRequest): Promise<string | undefined> {
  if (payment.currency !== request.currency) return "it was paid in another currency";
  const obstacle = await findRefundObstacle(tx, payment);
  if (obstacle !== undefined) return obstacle;
  const [refunded] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), ne(refunds.state, "FAILED")));
  return (refunded?.amount ?? 0) + request.amount > payment.amount ? "more than was paid" : undefined;
}

function documentOf({ id, state, reason }: RefundRow): CallResult<typeof refundEndpoint> {
  if (state === "ISSUED") return { status: "refunded", id };
  if (state === "FAILED") return { status: "refused", id, reason: reason ?? "refused" };
  return { status: "pending", id };
}
