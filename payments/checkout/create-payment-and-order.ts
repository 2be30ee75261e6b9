import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { OrderDocument } from "../../contracts/commerce/orders.ts";
import { isFault } from "../../contracts/fault.ts";
import type { SubmitRequest } from "../port/payments.ts";
import { tryFollowUps, recordEvent } from "../follow-ups.ts";
import type { PaymentsDeps } from "../deps.ts";
import { addMs, checkAfterMs } from "../ledger/deadlines.ts";
import { paidServicesOf } from "../ledger/paid-services.ts";
import { findActivePayment, readPaymentRow } from "../ledger/find-payments.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";
import { type Bill, findOrderOfInstrument, placeOrder } from "../orders/commerce-orders.ts";
import type { Inspection, BuyerIds } from "../provider.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

type PaymentInput = { request: SubmitRequest; bill: Bill; buyerIds: BuyerIds; inspection: Inspection };

/**
 * Stores the payment, then creates the order. Recovery ends a payment without an order, but would never find an order
 * without a payment, which would block the basket for ever.
 */
export async function createPaymentAndOrder(deps: PaymentsDeps, input: PaymentInput, tries = 3): Promise<PaymentRow> {
  const { request } = input;
  const payment = await insertPayment(deps, input);
  if (!payment) {
    const other = await findActivePayment(deps.database.queries, request.buyer, request.basketId);
    if (other) return other;
    // The blocking payment has just ended, or belongs to an earlier owner of the basket.
    if (tries <= 1) throw new Error("A payment of another customer blocks the basket.");
    return createPaymentAndOrder(deps, input, tries - 1);
  }
  const order = await createOrderOfPayment(deps, { request, payment });
  if (!order) return readPaymentRow(deps.database.queries, payment.id);
  const ordered = await assignOrder(deps, payment, order);
  return hasShownTotal(ordered, input.bill) ? ordered : abandonChangedTotal(deps, ordered);
}

const hasShownTotal = (payment: PaymentRow, bill: Bill): boolean =>
  payment.amount === bill.amount && payment.currency === bill.currency;

/** The code of a payment whose order has another total than its basket had. */
export const totalChanged = "total_changed";

/** Fails the order when its total differs from the one shown, so that the customer sees the new total first. */
async function abandonChangedTotal(deps: PaymentsDeps, { id }: PaymentRow): Promise<PaymentRow> {
  await recordEvent(deps, id, { kind: "unsent", error: "invalid_request_error", code: totalChanged });
  await tryFollowUps(deps, id);
  return readPaymentRow(deps.database.queries, id);
}

/** A request that has not created its order within this time has crashed. */
const orderPlacementMs = 60_000;

/** Whether a request may be creating the order of this payment right now. */
export const isOrderBeingPlaced = ({ state, orderReference, createdAt }: PaymentRow, now: Date): boolean =>
  state === "INIT" && orderReference === null && now.getTime() - createdAt.getTime() <= orderPlacementMs;

/** Undefined when the basket already has an active payment. */
async function insertPayment(
  { database, now }: PaymentsDeps,
  { request, bill, buyerIds, inspection }: PaymentInput,
): Promise<PaymentRow | undefined> {
  const { buyer, source, basketId, orderFields, mustMatchBillingCountry, paymentDetails } = request;
  const at = now();
  const [added] = await database.queries
    .insert(payments)
    .values({
      id: randomUUID(),
      purpose: "checkout",
      provider: paymentDetails.provider,
      state: "INIT",
      siteId: buyer.siteId,
      customerId: buyer.customerId,
      basketId,
      amount: bill.amount,
      currency: bill.currency,
      country: source.country,
      shopperReference: buyerIds.shopperReference,
      providerCustomer: buyerIds.providerCustomer,
      billingCountry: mustMatchBillingCountry ? bill.billingDetails.address.country : null,
      instrumentId: bill.instrumentId,
      customerEmail: bill.email,
      ipAddress: source.ip,
      orderFields: {
        ...orderFields,
        c_SNP_OMS_firstName: bill.billingDetails.firstName,
        c_SNP_OMS_lastName: bill.billingDetails.lastName,
      },
      ...paidServicesOf(bill.productIds, orderFields),
      billed: bill.billed,
      method: inspection.kind === "accepted" ? (inspection.method ?? null) : null,
      createdAt: at,
      changedAt: at,
      dueAt: addMs(at, checkAfterMs.INIT),
    })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Undefined when there is no order. */
async function createOrderOfPayment(
  deps: PaymentsDeps,
  { request, payment }: { request: SubmitRequest; payment: PaymentRow },
): Promise<OrderDocument | undefined> {
  const { buyer, basketId, source } = request;
  try {
    return await placeOrder(buyer, { basketId, locale: source.locale });
  } catch (error) {
    if (!isFault(error)) throw error;
    const order = error.kind === "refused" ? undefined : await findOrderOfPayment(deps, payment).catch(() => undefined);
    if (order) return order;
    deps.report("an order could not be created from a basket", { paymentId: payment.id, error });
    if (error.kind === "refused")
      await recordEvent(deps, payment.id, { kind: "unsent", error: "invalid_request_error" });
    return undefined;
  }
}

/** The order that commerce created although its answer was lost. */
export async function findOrderOfPayment(
  { commerce }: PaymentsDeps,
  { siteId, customerEmail, instrumentId }: PaymentRow,
): Promise<OrderDocument | undefined> {
  if (customerEmail === null || instrumentId === null) return undefined;
  return findOrderOfInstrument(commerce, { siteId, email: customerEmail, instrumentId });
}

/** Fixes order number and amount. If the payment was abandoned in the meantime, it becomes due, so that the order fails. */
export async function assignOrder(
  { database, rules, now }: PaymentsDeps,
  payment: PaymentRow,
  order: OrderDocument,
): Promise<PaymentRow> {
  const orderNo = order.order_no;
  const [ordered] = await database.queries
    .update(payments)
    .set({
      orderReference: orderNo,
      merchantReference: orderNo,
      idempotencyKey: rules.keyOf(orderNo),
      ...(order.order_total !== undefined && { amount: toMinorUnits(order.order_total) }),
      currency: order.currency,
      dueAt: sql`case when ${payments.state} = 'INIT' then ${payments.dueAt} else ${now().toISOString()}::timestamptz end`,
    })
    .where(and(eq(payments.id, payment.id), isNull(payments.orderReference)))
    .returning();
  return ordered ?? readPaymentRow(database.queries, payment.id);
}
