import { and, desc, eq, inArray } from "drizzle-orm";
import type { Buyer } from "../port/payments.ts";
import type { Queries } from "../../database/database.ts";
import type { PaymentWithOrder } from "../provider.ts";
import { activeStates, unfinishedStates } from "./states.ts";
import { type PaymentRow, payments } from "./tables.ts";

type Owner = Pick<Buyer, "siteId" | "customerId">;

/** Limits a query to the owner's payments. */
const isOf = ({ siteId, customerId }: Owner) => and(eq(payments.siteId, siteId), eq(payments.customerId, customerId));

/** The active payment of a basket; while there is one, the basket gets no other. */
export async function findActivePayment(
  queries: Queries,
  owner: Owner,
  basketId: string,
): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.basketId, basketId), isOf(owner), inArray(payments.state, [...activeStates])))
    .orderBy(desc(payments.createdAt));
  return found;
}

export async function findLatestPaymentOfBasket(
  queries: Queries,
  owner: Owner,
  basketId: string,
): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.basketId, basketId), isOf(owner)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return found;
}

/** The owner's newest payment that has neither ended nor is pending at a bank. */
export async function findUnfinishedPayment(queries: Queries, owner: Owner): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(isOf(owner), eq(payments.purpose, "checkout"), inArray(payments.state, [...unfinishedStates])))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return found;
}

export async function findPaymentOfOrder(
  queries: Queries,
  owner: Owner,
  orderNo: string,
): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.orderReference, orderNo), eq(payments.purpose, "checkout"), isOf(owner)));
  return found;
}

export async function readPaymentRow(queries: Queries, id: string): Promise<PaymentRow> {
  const [found] = await queries.select().from(payments).where(eq(payments.id, id));
  if (!found) throw new Error(`There is no payment ${id}.`);
  return found;
}

export function requirePaymentWithOrder(payment: PaymentRow): PaymentWithOrder {
  const { merchantReference, idempotencyKey } = payment;
  if (merchantReference === null || idempotencyKey === null) {
    throw new Error(`The payment ${payment.id} has no order yet.`);
  }
  return { ...payment, merchantReference, idempotencyKey };
}
