import { and, eq, sum } from "drizzle-orm";
import type { z } from "zod";
import type { Queries } from "../../database/database.ts";
import { errors } from "./adyen-error.ts";
import type { SandboxDeps } from "./deps.ts";
import type {
  CancelAnswer,
  cancelRequest,
  RefundAnswer,
  refundRequest,
  ReversalAnswer,
  reversalRequest,
} from "./adyen-wire.ts";
import { queueNotification } from "./notifications.ts";
import { newReference } from "./references.ts";
import { modifications, type PaymentRow, payments } from "./tables.ts";

type Deps = Pick<SandboxDeps, "now">;

async function lockPayment(tx: Queries, pspReference: string): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.pspReference, pspReference)).for("update");
  if (!payment) throw errors.unknownPayment();
  return payment;
}

type Modification = { payment: PaymentRow; kind: "refund" | "reversal"; amount: number; asked: { reference?: string } };

/** Adyen only says that it has heard; how it ends comes in a message. */
async function writeDown(tx: Queries, { payment, kind, amount, asked }: Modification, madeAt: Date) {
  const pspReference = newReference();
  const reference = asked.reference ?? "";
  await tx
    .insert(modifications)
    .values({ pspReference, payment: payment.pspReference, kind, amount, reference, madeAt });
  return { paymentPspReference: payment.pspReference, pspReference, reference, status: "received" as const };
}

/** Holders of this name cannot be given money back. */
const refundTrouble = /REFUND_DECLINED/i;

export async function refundPayment(
  { now }: Deps,
  tx: Queries,
  { psp, body }: { psp: string; body: z.infer<typeof refundRequest> },
): Promise<RefundAnswer> {
  const payment = await lockPayment(tx, psp);
  const { merchantAccount, amount } = body;
  if (payment.state !== "authorised" || payment.currency !== amount.currency) throw errors.unknownPayment();
  const [given] = await tx
    .select({ amount: sum(modifications.amount).mapWith(Number) })
    .from(modifications)
    .where(and(eq(modifications.payment, psp), eq(modifications.kind, "refund")));
  if ((given?.amount ?? 0) + amount.value > payment.amount) throw errors.refundTooHigh();
  const heard = await writeDown(tx, { payment, kind: "refund", amount: amount.value, asked: body }, now());
  const isSuccess = !refundTrouble.test(payment.method.holderName ?? "");
  await queueNotification(
    tx,
    {
      payment,
      eventCode: "REFUND",
      pspReference: heard.pspReference,
      isSuccess,
      originalReference: psp,
      merchantReference: heard.reference,
      amount: amount.value,
      ...(!isSuccess && { reason: "Refund was declined by the issuer" }),
    },
    now(),
  );
  return { merchantAccount, ...heard, amount };
}

/** Releases what was authorised, by the shop's own reference. What still waits at a bank cannot be ended by anyone but the shopper. */
export async function cancelPayment(
  { now }: Deps,
  tx: Queries,
  { merchantAccount, paymentReference, reference = "" }: z.infer<typeof cancelRequest>,
): Promise<CancelAnswer> {
  const pspReference = newReference();
  const [payment] = await tx.select().from(payments).where(eq(payments.reference, paymentReference)).for("update");
  if (payment) {
    const { pspReference: psp } = payment;
    const isSuccess = payment.state === "authorised";
    if (isSuccess) await tx.update(payments).set({ state: "reversed" }).where(eq(payments.pspReference, psp));
    const message = {
      payment,
      eventCode: "TECHNICAL_CANCEL",
      pspReference,
      isSuccess,
      originalReference: psp,
    } as const;
    await queueNotification(tx, message, now());
  }
  return { merchantAccount, paymentReference, pspReference, reference, status: "received" };
}

/** Gives all of it back, whether or not it has been taken. */
export async function reversePayment(
  { now }: Deps,
  tx: Queries,
  { psp, body }: { psp: string; body: z.infer<typeof reversalRequest> },
): Promise<ReversalAnswer> {
  const payment = await lockPayment(tx, psp);
  const heard = await writeDown(tx, { payment, kind: "reversal", amount: payment.amount, asked: body }, now());
  const isSuccess = payment.state === "authorised" || payment.state === "reversed";
  if (isSuccess) await tx.update(payments).set({ state: "reversed" }).where(eq(payments.pspReference, psp));
  await queueNotification(
    tx,
    {
      payment,
      eventCode: "CANCEL_OR_REFUND",
      pspReference: heard.pspReference,
      isSuccess,
      originalReference: psp,
    },
    now(),
  );
  return { merchantAccount: body.merchantAccount, ...heard };
}
