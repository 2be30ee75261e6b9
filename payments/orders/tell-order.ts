import { and, eq } from "drizzle-orm";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type { StatusCommand } from "../../contracts/commerce/orders.ts";
import { isFault } from "../../contracts/fault.ts";
import type { PaymentMethod } from "../../contracts/payments/payment-words.ts";
import type { PaymentsGround } from "../ground.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import { endStates, type PaymentState } from "../ledger/states.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";
import { changeOrder, readOrder } from "./commerce-orders.ts";

type Told = { status?: StatusCommand } & Pick<OrderFields, "c_stripe_status">;

const failed: Told = { status: "failed_with_reopen", c_stripe_status: "error" };

/** What an order is told when its payment comes to stand so. */
const toldOf: Partial<Record<PaymentState, Told>> = {
  PENDING: { c_stripe_status: "processing" },
  AUTHORISED: { status: "new", c_stripe_status: "succeeded" },
  REFUSED: failed,
  CANCELLED: failed,
  REVERSING: failed,
  REVERSED: failed,
};

/** Lets the order follow its payment. May be repeated: an order that has heard it already stays as it is. */
export async function tellOrder(ground: PaymentsGround, payment: PaymentRow): Promise<void> {
  const told = toldOf[payment.state];
  if (payment.purpose !== "checkout" || payment.reference === null || !told) return;
  if (payment.toldState === payment.state) return;
  const order = { siteId: payment.siteId, orderNo: payment.reference };
  try {
    await changeOrder(ground.commerce, order, { ...payment.orderFields, ...fieldsOf(payment), ...told });
  } catch (error) {
    if (!isFault(error) || error.kind !== "refused" || error.status === 401) throw error;
    return settleRefusal(ground, payment, error);
  }
  await markTold(ground, payment);
}

const paidStatuses = new Set(["new", "open", "completed"]);

/** An order that can no longer be what its payment says: one that failed meanwhile gets its money back. */
async function settleRefusal(ground: PaymentsGround, payment: PaymentRow, error: unknown): Promise<void> {
  const order = await readOrder(ground.commerce, { siteId: payment.siteId, orderNo: payment.reference ?? "" });
  const isPaid = order !== undefined && paidStatuses.has(order.status);
  if (payment.state !== "AUTHORISED") {
    if (isPaid) ground.report("an order is paid although its payment has failed", { paymentId: payment.id, error });
    return markTold(ground, payment);
  }
  if (isPaid) return markTold(ground, payment);
  if (order?.status === "created") throw error;
  ground.report("money was taken for an order that is gone; it goes back", { paymentId: payment.id, error });
  await ground.database.transaction((tx) =>
    applyEvent(
      tx,
      { paymentId: payment.id, event: { kind: "orderLost" } },
      { now: ground.now, transitions: ground.rules.transitions },
    ),
  );
}

/** What is known of person and vehicle is not kept longer than the order needs it. */
async function markTold({ database }: PaymentsGround, payment: PaymentRow): Promise<void> {
  const isOver = endStates.has(payment.state);
  await database.queries
    .update(payments)
    .set({
      toldState: payment.state,
      ...(isOver && { dueAt: null, orderFields: {}, customerEmail: null, ipAddress: null }),
    })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)));
}

function fieldsOf({ method, ipAddress, providerCustomer, provider }: PaymentRow): OrderFields {
  return {
    ...(ipAddress && { c_ipAddress: ipAddress }),
    ...(provider === "stripe" && providerCustomer && { c_SNP_OMS_stripeCustomerId: providerCustomer }),
    ...(method && methodFields(method)),
  };
}

function methodFields(method: PaymentMethod): OrderFields {
  const { type, brand, last4, bankCode, token, expMonth, expYear } = method;
  const isDebit = type === "sepa_debit" || type === "ideal" || type === "bancontact";
  return {
    c_payment_type: type,
    ...(brand && { c_cardType: brand }),
    ...(last4 && (isDebit ? { c_iban_last4: last4 } : { c_last4: last4 })),
    ...(bankCode && { c_bank: bankCode }),
    ...(token && { c_SNP_OMS_paymentMethodToken: token }),
    ...(expMonth &&
      expYear && {
        c_SNP_OMS_expirationDate: `${String(expMonth).padStart(2, "0")}/${String(expYear % 100).padStart(2, "0")}`,
      }),
  };
}
