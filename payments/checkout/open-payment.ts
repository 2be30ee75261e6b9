import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { OrderDocument } from "../../contracts/commerce/orders.ts";
import { isFault } from "../../contracts/fault.ts";
import type { SubmitRequest } from "../port/payments.ts";
import { advanceNow, apply } from "../advance.ts";
import type { PaymentsDeps } from "../deps.ts";
import { later, patience } from "../ledger/deadlines.ts";
import { paidServicesOf } from "../ledger/paid-services.ts";
import { findLiving, readPaymentRow } from "../ledger/find-payments.ts";
import { type PaymentRow, payments } from "../ledger/tables.ts";
import { type Bill, findOrderOfInstrument, placeOrder } from "../orders/commerce-orders.ts";
import type { Inspection, Payer } from "../provider.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

type Opening = { request: SubmitRequest; bill: Bill; payer: Payer; inspection: Inspection };

/**
 * Writes the payment down, then makes the order. In this order, because a payment without an order is found and cleared
 * away, while an order nobody knows of would keep the basket for ever.
 */
export async function openPayment(deps: PaymentsDeps, opening: Opening, tries = 3): Promise<PaymentRow> {
  const { request } = opening;
  const payment = await insertPayment(deps, opening);
  if (!payment) {
    const other = await findLiving(deps.database.queries, request.buyer, request.basketId);
    if (other) return other;
    // The one in the way has just ended, or it is of somebody who had the basket before.
    if (tries <= 1) throw new Error("A payment that is not this person's holds the basket.");
    return openPayment(deps, opening, tries - 1);
  }
  const order = await makeOrder(deps, { request, payment });
  if (!order) return readPaymentRow(deps.database.queries, payment.id);
  const named = await nameOrder(deps, payment, order);
  return isAsShown(named, opening.bill) ? named : letGo(deps, named);
}

const isAsShown = (payment: PaymentRow, bill: Bill): boolean =>
  payment.amount === bill.amount && payment.currency === bill.currency;

/** The code of a payment whose order has another total than its basket had. */
export const totalChanged = "total_changed";

/** A price that has changed at the last moment is shown before it is paid: the order gives its basket back. */
async function letGo(deps: PaymentsDeps, { id }: PaymentRow): Promise<PaymentRow> {
  await apply(deps, id, { kind: "abandoned", error: "invalid_request_error", code: totalChanged });
  await advanceNow(deps, id);
  return readPaymentRow(deps.database.queries, id);
}

/** A request that made no order of its basket within this time has died on the way. */
const placingMs = 60_000;

/** Whether somebody is making the order of this payment at this moment. */
export const isBeingPlaced = ({ state, reference, createdAt }: PaymentRow, now: Date): boolean =>
  state === "INIT" && reference === null && now.getTime() - createdAt.getTime() <= placingMs;

/** Undefined when the basket has a payment already. */
async function insertPayment(
  { database, now }: PaymentsDeps,
  { request, bill, payer, inspection }: Opening,
): Promise<PaymentRow | undefined> {
  const { buyer, place, basketId, orderFields, mustMatchBillingCountry, means } = request;
  const at = now();
  const [added] = await database.queries
    .insert(payments)
    .values({
      id: randomUUID(),
      purpose: "checkout",
      provider: means.provider,
      state: "INIT",
      siteId: buyer.siteId,
      customerId: buyer.customerId,
      basketId,
      amount: bill.amount,
      currency: bill.currency,
      country: place.country,
      shopperReference: payer.shopperReference,
      providerCustomer: payer.providerCustomer,
      billingCountry: mustMatchBillingCountry ? bill.shopper.address.country : null,
      instrumentId: bill.instrumentId,
      customerEmail: bill.email,
      ipAddress: place.ip,
      orderFields: {
        ...orderFields,
        c_SNP_OMS_firstName: bill.shopper.firstName,
        c_SNP_OMS_lastName: bill.shopper.lastName,
      },
      ...paidServicesOf(bill.productIds, orderFields),
      method: inspection.kind === "fine" ? (inspection.method ?? null) : null,
      createdAt: at,
      changedAt: at,
      dueAt: later(at, patience.INIT),
    })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Undefined when there is no order; the payment has ended then. */
async function makeOrder(
  deps: PaymentsDeps,
  { request, payment }: { request: SubmitRequest; payment: PaymentRow },
): Promise<OrderDocument | undefined> {
  const { buyer, basketId, place } = request;
  try {
    return await placeOrder(buyer, { basketId, locale: place.locale });
  } catch (error) {
    if (!isFault(error)) throw error;
    const order = error.kind === "refused" ? undefined : await findUnheard(deps, payment).catch(() => undefined);
    if (order) return order;
    deps.report("no order was made of a basket", { paymentId: payment.id, error });
    if (error.kind === "refused") await apply(deps, payment.id, { kind: "abandoned", error: "invalid_request_error" });
    return undefined;
  }
}

/** The order that commerce made although its answer was lost. */
export async function findUnheard(
  { commerce }: PaymentsDeps,
  { siteId, customerEmail, instrumentId }: PaymentRow,
): Promise<OrderDocument | undefined> {
  if (customerEmail === null || instrumentId === null) return undefined;
  return findOrderOfInstrument(commerce, { siteId, email: customerEmail, instrumentId });
}

/** From now on amount and number are fixed. When somebody gave up on the payment meanwhile, the order is let go of too. */
export async function nameOrder(
  { database, rules, now }: PaymentsDeps,
  payment: PaymentRow,
  order: OrderDocument,
): Promise<PaymentRow> {
  const orderNo = order.order_no;
  const [named] = await database.queries
    .update(payments)
    .set({
      reference: orderNo,
      merchantReference: orderNo,
      idempotencyKey: rules.keyOf(orderNo),
      ...(order.order_total !== undefined && { amount: toMinorUnits(order.order_total) }),
      currency: order.currency,
      dueAt: sql`case when ${payments.state} = 'INIT' then ${payments.dueAt} else ${now().toISOString()}::timestamptz end`,
    })
    .where(and(eq(payments.id, payment.id), isNull(payments.reference)))
    .returning();
  return named ?? readPaymentRow(database.queries, payment.id);
}
