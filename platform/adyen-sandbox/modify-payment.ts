import { and, eq, sum } from "drizzle-orm";
import type { z } from "zod";
import type { Queries } from "../../database/open-database.ts";
import { errors } from "./adyen-error.ts";
import type { SandboxGround } from "./adyen-sandbox.ts";
import type { RefundAnswer, refundRequest, ReversalAnswer, reversalRequest } from "./adyen-wire.ts";
import { newReference } from "./make-payment.ts";
import { queueNotification } from "./notifications.ts";
import { modifications, type PaymentRow, payments } from "./tables.ts";

type Ground = Pick<SandboxGround, "now">;

async function lockPayment(tx: Queries, pspReference: string): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.pspReference, pspReference)).for("update");
  if (!payment) throw errors.unknownPayment();
  return payment;
}

/** Holders of this name cannot be given money back. */
const refundTrouble = /REFUND_DECLINED/i;

export async function refundPayment(
  { now }: Ground,
  tx: Queries,
  { psp, body }: { psp: string; body: z.infer<typeof refundRequest> },
): Promise<RefundAnswer> {
  const payment = await lockPayment(tx, psp);
  if (payment.state !== "authorised" || payment.currency !== body.amount.currency) throw errors.unknownPayment();
  const [given] = await tx
    .select({ amount: sum(modifications.amount).mapWith(Number) })
    .from(modifications)
    .where(and(eq(modifications.payment, psp), eq(modifications.kind, "refund")));
  if ((given?.amount ?? 0) + body.amount.value > payment.amount) throw errors.refundTooHigh();
  const pspReference = newReference();
  const reference = body.reference ?? "";
  await tx
    .insert(modifications)
    .values({ pspReference, payment: psp, kind: "refund", amount: body.amount.value, reference, madeAt: now() });
  const isSuccess = !refundTrouble.test(payment.method.holderName ?? "");
  await queueNotification(
    tx,
    {
      payment,
      eventCode: "REFUND",
      pspReference,
      isSuccess,
      originalReference: psp,
      merchantReference: reference,
      amount: body.amount.value,
      ...(!isSuccess && { reason: "Refund was declined by the issuer" }),
    },
    now(),
  );
  return {
    merchantAccount: body.merchantAccount,
    paymentPspReference: psp,
    pspReference,
    reference,
    status: "received",
    amount: body.amount,
  };
}

/** Gives all of it back, whether or not it has been taken. */
export async function reversePayment(
  { now }: Ground,
  tx: Queries,
  { psp, body }: { psp: string; body: z.infer<typeof reversalRequest> },
): Promise<ReversalAnswer> {
  const payment = await lockPayment(tx, psp);
  const pspReference = newReference();
  const reference = body.reference ?? "";
  await tx
    .insert(modifications)
    .values({ pspReference, payment: psp, kind: "reversal", amount: payment.amount, reference, madeAt: now() });
  const isSuccess = payment.state === "authorised" || payment.state === "reversed";
  if (isSuccess) await tx.update(payments).set({ state: "reversed" }).where(eq(payments.pspReference, psp));
  await queueNotification(
    tx,
    { payment, eventCode: "CANCEL_OR_REFUND", pspReference, isSuccess, originalReference: psp },
    now(),
  );
  return {
    merchantAccount: body.merchantAccount,
    paymentPspReference: psp,
    pspReference,
    reference,
    status: "received",
  };
}
