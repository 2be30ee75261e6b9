import { and, eq } from "drizzle-orm";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type { StatusCommand } from "../../contracts/commerce/orders.ts";
import { isFault } from "../../contracts/fault.ts";
import type { PaymentMethod } from "../port/payment-types.ts";
import type { PaymentsDeps } from "../deps.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import { endStates, type PaymentState } from "../ledger/states.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";
import { changeInstrument, changeOrder, type OrderChanges, type OrderId, readOrder } from "./commerce-orders.ts";
import { instrumentOf } from "./payment-instrument.ts";

type OrderStatusUpdate = { status?: StatusCommand } & Pick<OrderFields, "c_stripe_status">;

const failed: OrderStatusUpdate = { status: "failed_with_reopen", c_stripe_status: "error" };

/** The update of the order for each state of its payment. */
const orderUpdates: Partial<Record<PaymentState, OrderStatusUpdate>> = {
  PENDING: { c_stripe_status: "processing" },
  AUTHORISED: { status: "new", c_stripe_status: "succeeded" },
  REFUSED: failed,
  CANCELLED: failed,
  REVERSING: failed,
  REVERSED: failed,
};

/** Updates the order to the state of its payment. May be repeated: an order that is up to date stays as it is. */
export async function syncOrder(deps: PaymentsDeps, payment: PaymentRow): Promise<void> {
  const statusUpdate = orderUpdates[payment.state];
  if (payment.purpose !== "checkout" || payment.orderReference === null || !statusUpdate) return;
  if (payment.syncedState === payment.state) return;
  const order = { siteId: payment.siteId, orderNo: payment.orderReference };
  try {
    const changes = { ...payment.orderFields, ...fieldsOf(payment), ...statusUpdate };
    if (payment.state === "PENDING") await updatePendingOrder(deps, payment, { order, changes });
    else {
      await updateInstrument(deps, payment, order);
      await changeOrder(deps.commerce, order, changes);
    }
  } catch (error) {
    if (!isFault(error) || error.kind !== "refused" || error.status === 401) throw error;
    return handleRefusedUpdate(deps, payment, error);
  }
  await markSynced(deps, payment);
}

type OrderUpdate = { order: OrderId; changes: OrderChanges };

/**
 * Only an unpaid order is marked as pending. The update names the order's version, so that it cannot overwrite a later
 * update that says the money arrived.
 */
async function updatePendingOrder(
  deps: PaymentsDeps,
  payment: PaymentRow,
  { order, changes }: OrderUpdate,
): Promise<void> {
  if ((await readOrder(deps.commerce, order))?.status !== "created") return;
  await updateInstrument(deps, payment, order);
  const found = await readOrder(deps.commerce, order);
  if (found?.status !== "created") return;
  await changeOrder(deps.commerce, order, { ...changes, _resource_state: found._resource_state });
}

/** Writes the method that was used to the order. When commerce refuses that, the order goes on without it. */
async function updateInstrument(deps: PaymentsDeps, payment: PaymentRow, order: OrderId): Promise<void> {
  const { method, instrumentId, state } = payment;
  if (!method || instrumentId === null || (state !== "PENDING" && state !== "AUTHORISED")) return;
  try {
    await changeInstrument(deps.commerce, { ...order, instrumentId }, instrumentOf(method));
  } catch (error) {
    if (!isFault(error) || error.kind !== "refused" || error.status === 401) throw error;
    deps.report("an order refused the payment instrument", { paymentId: payment.id, error });
  }
}

const paidStatuses = new Set(["new", "open", "completed"]);

/** Commerce refused the update. If the order failed in the meantime, its payment is reversed. */
async function handleRefusedUpdate(deps: PaymentsDeps, payment: PaymentRow, error: unknown): Promise<void> {
  const order = await readOrder(deps.commerce, { siteId: payment.siteId, orderNo: payment.orderReference ?? "" });
  const isPaid = order !== undefined && paidStatuses.has(order.status);
  if (payment.state !== "AUTHORISED") {
    if (isPaid) deps.report("an order is paid although its payment has failed", { paymentId: payment.id, error });
    return markSynced(deps, payment);
  }
  if (isPaid) return markSynced(deps, payment);
  if (order?.status === "created") throw error;
  deps.report("a payment was taken for an order that is gone: it is reversed", { paymentId: payment.id, error });
  await deps.database.transaction((tx) =>
    applyEvent(
      tx,
      { paymentId: payment.id, event: { kind: "orderLost" } },
      { now: deps.now, transitions: deps.rules.transitions },
    ),
  );
}

/** Personal data is deleted from the payment once the order has it. */
async function markSynced({ database }: PaymentsDeps, payment: PaymentRow): Promise<void> {
  const hasEnded = endStates.has(payment.state);
  await database.queries
    .update(payments)
    .set({
      syncedState: payment.state,
      ...(hasEnded && { dueAt: null, orderFields: {}, customerEmail: null, ipAddress: null }),
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
  // Bancontact is a card: its last digits are not those of an account.
  const isDebit = type === "sepa_debit" || type === "ideal";
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
