import { and, desc, eq, inArray } from "drizzle-orm";
import type { Buyer } from "../port/payments.ts";
import type { Queries } from "../../database/database.ts";
import type { SubmittedPayment } from "../provider.ts";
import { livingStates, unfinishedStates } from "./states.ts";
import { type PaymentRow, payments } from "./tables.ts";

type Owner = Pick<Buyer, "siteId" | "customerId">;

/** Somebody else's payment does not exist. */
const isOf = ({ siteId, customerId }: Owner) => and(eq(payments.siteId, siteId), eq(payments.customerId, customerId));

/** The payment that stands between a basket and a new one. */
export async function findLiving(queries: Queries, owner: Owner, basketId: string): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.basketId, basketId), isOf(owner), inArray(payments.state, [...livingStates])))
    .orderBy(desc(payments.createdAt));
  return found;
}

export async function findLatestOfBasket(
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

/** The newest of a person that has neither ended nor been handed over to a bank that takes its time. */
export async function findUnfinished(queries: Queries, owner: Owner): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(isOf(owner), eq(payments.purpose, "checkout"), inArray(payments.state, [...unfinishedStates])))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return found;
}

export async function findOfOrder(queries: Queries, owner: Owner, orderNo: string): Promise<PaymentRow | undefined> {
  const [found] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.reference, orderNo), eq(payments.purpose, "checkout"), isOf(owner)));
  return found;
}

export async function readPaymentRow(queries: Queries, id: string): Promise<PaymentRow> {
  const [found] = await queries.select().from(payments).where(eq(payments.id, id));
  if (!found) throw new Error(`There is no payment ${id}.`);
  return found;
}

export function requireSubmittable(payment: PaymentRow): SubmittedPayment {
  const { merchantReference, idempotencyKey } = payment;
  if (merchantReference === null || idempotencyKey === null) {
    throw new Error(`The payment ${payment.id} has no order yet.`);
  }
  return { ...payment, merchantReference, idempotencyKey };
}
