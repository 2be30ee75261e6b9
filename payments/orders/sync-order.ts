import { and, eq } from "drizzle-orm";
import type { OrderFields } from "../../contracts/commerce/order-fields.ts";
import type { StatusCommand } from "../../contracts/commerce/orders.ts";
import { isFault } from "../../contracts/fault.ts";
import type { PaymentMethod } from "../port/payment-words.ts";
import type { PaymentsDeps } from "../deps.ts";
import { applyEvent } from "../ledger/apply-event.ts";
import { endStates, type PaymentState } from "../ledger/states.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";
import { changeInstrument, changeOrder, type OrderChanges, type OrderId, readOrder } from "./commerce-orders.ts";
import { instrumentOf } from "./payment-instrument.ts";

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
export async function syncOrder(deps: PaymentsDeps, payment: PaymentRow): Promise<void> {
  const told = toldOf[payment.state];
  if (payment.purpose !== "checkout" || payment.reference === null || !told) return;
  if (payment.toldState === payment.state) return;
  const order = { siteId: payment.siteId, orderNo: payment.reference };
  try {
    const changes = { ...payment.orderFields, ...fieldsOf(payment), ...told };
    if (payment.state === "PENDING") await tellPending(deps, payment, { order, changes });
    else {
      await tellInstrument(deps, payment, order);
      await changeOrder(deps.commerce, order, changes);
    }
  } catch (error) {
    if (!isFault(error) || error.kind !== "refused" || error.status === 401) throw error;
    return settleRefusal(deps, payment, error);
  }
  await markTold(deps, payment);
}

type Telling = { order: OrderId; changes: OrderChanges };

/**
 * Only an order that is still to be paid hears of a pending payment. Its state is held against the change, so that these
 * news cannot come after those of the money.
 */
async function tellPending(deps: PaymentsDeps, payment: PaymentRow, { order, changes }: Telling): Promise<void> {
  if ((await readOrder(deps.commerce, order))?.status !== "created") return;
  await tellInstrument(deps, payment, order);
  const found = await readOrder(deps.commerce, order);
  if (found?.status !== "created") return;
  await changeOrder(deps.commerce, order, { ...changes, _resource_state: found._resource_state });
}

/** The order names what was paid with, not only that it was a card. It does without where commerce refuses that. */
async function tellInstrument(deps: PaymentsDeps, payment: PaymentRow, order: OrderId): Promise<void> {
  const { method, instrumentId, state } = payment;
  if (!method || instrumentId === null || (state !== "PENDING" && state !== "AUTHORISED")) return;
  try {
    await changeInstrument(deps.commerce, { ...order, instrumentId }, instrumentOf(method));
  } catch (error) {
    if (!isFault(error) || error.kind !== "refused" || error.status === 401) throw error;
    deps.report("an order does not say what it was paid with", { paymentId: payment.id, error });
  }
}

const paidStatuses = new Set(["new", "open", "completed"]);

/** An order that can no longer be what its payment says: one that failed meanwhile gets its money back. */
async function settleRefusal(deps: PaymentsDeps, payment: PaymentRow, error: unknown): Promise<void> {
  const order = await readOrder(deps.commerce, { siteId: payment.siteId, orderNo: payment.reference ?? "" });
  const isPaid = order !== undefined && paidStatuses.has(order.status);
  if (payment.state !== "AUTHORISED") {
    if (isPaid) deps.report("an order is paid although its payment has failed", { paymentId: payment.id, error });
    return markTold(deps, payment);
  }
  if (isPaid) return markTold(deps, payment);
  if (order?.status === "created") throw error;
  deps.report("money was taken for an order that is gone; it goes back", { paymentId: payment.id, error });
  await deps.database.transaction((tx) =>
    applyEvent(
      tx,
      { paymentId: payment.id, event: { kind: "orderLost" } },
      { now: deps.now, transitions: deps.rules.transitions },
    ),
  );
}

/** What is known of person and vehicle is not kept longer than the order needs it. */
async function markTold({ database }: PaymentsDeps, payment: PaymentRow): Promise<void> {
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
  // Bancontact is a card; its digits are not those of an account.
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
