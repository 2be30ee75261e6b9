import { and, eq, sum } from "drizzle-orm";
import type { z } from "zod";
import type { Queries } from "../../database/database.ts";
import { errors } from "./adyen-error.ts";
import type { SandboxDeps } from "./deps.ts";
import type {
  CancelResponse,
  cancelRequest,
  RefundResponse,
  refundRequest,
  ReversalResponse,
  reversalRequest,
} from "./adyen-wire.ts";
import { queueNotification } from "./notifications.ts";
import { newReference } from "./references.ts";
import { modifications, type PaymentRow, payments } from "./tables.ts";

type Deps = Pick<SandboxDeps, "now">;

async function lockPayment(tx: Queries, pspReference: string): Promise<PaymentRow> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.pspReference, pspReference))
    .for("no key update");
  if (!payment) throw errors.unknownPayment();
  return payment;
}

type Modification = {
  payment: PaymentRow;
  kind: "refund" | "reversal";
  amount: number;
  request: { reference?: string };
};

/** Adyen only confirms the request; a message reports the outcome. */
async function insertModification(tx: Queries, { payment, kind, amount, request }: Modification, madeAt: Date) {
  const pspReference = newReference();
  const reference = request.reference ?? "";
  await tx
    .insert(modifications)
    .values({ pspReference, payment: payment.pspReference, kind, amount, reference, madeAt });
  return { paymentPspReference: payment.pspReference, pspReference, reference, status: "received" as const };
}

/** Card holders with this name cannot be refunded. */
const refundDeclinedName = /REFUND_DECLINED/i;

export async function refundPayment(
  { now }: Deps,
  tx: Queries,
  { psp, body }: { psp: string; body: z.infer<typeof refundRequest> },
): Promise<RefundResponse> {
  const payment = await lockPayment(tx, psp);
  const { merchantAccount, amount } = body;
  if (payment.state !== "authorised" || payment.currency !== amount.currency) throw errors.unknownPayment();
  const [refunded] = await tx
    .select({ amount: sum(modifications.amount).mapWith(Number) })
    .from(modifications)
    .where(and(eq(modifications.payment, psp), eq(modifications.kind, "refund")));
  if ((refunded?.amount ?? 0) + amount.value > payment.amount) throw errors.refundTooHigh();
  const modification = await insertModification(
    tx,
    { payment, kind: "refund", amount: amount.value, request: body },
    now(),
  );
  const isSuccess = !refundDeclinedName.test(payment.method.holderName ?? "");
  await queueNotification(
    tx,
    {
      payment,
      eventCode: "REFUND",
      pspReference: modification.pspReference,
      isSuccess,
      originalReference: psp,
      merchantReference: modification.reference,
      amount: amount.value,
      ...(!isSuccess && { reason: "Refund was declined by the issuer" }),
    },
    now(),
  );
  return { merchantAccount, ...modification, amount };
}

/** Cancels an authorised payment by the shop's reference. A payment pending at the bank can only be ended by the shopper. */
export async function cancelPayment(
  { now }: Deps,
  tx: Queries,
  { merchantAccount, paymentReference, reference = "" }: z.infer<typeof cancelRequest>,
): Promise<CancelResponse> {
  const pspReference = newReference();
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.reference, paymentReference))
    .for("no key update");
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

/** Returns the full amount, whether or not it has been captured. */
export async function reversePayment(
  { now }: Deps,
  tx: Queries,
  { psp, body }: { psp: string; body: z.infer<typeof reversalRequest> },
): Promise<ReversalResponse> {
  const payment = await lockPayment(tx, psp);
  const modification = await insertModification(
    tx,
    { payment, kind: "reversal", amount: payment.amount, request: body },
    now(),
  );
  const isSuccess = payment.state === "authorised" || payment.state === "reversed";
  if (isSuccess) await tx.update(payments).set({ state: "reversed" }).where(eq(payments.pspReference, psp));
  await queueNotification(
    tx,
    {
      payment,
      eventCode: "CANCEL_OR_REFUND",
      pspReference: modification.pspReference,
      isSuccess,
      originalReference: psp,
    },
    now(),
  );
  return { merchantAccount: body.merchantAccount, ...modification };
}
