import { randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { integer, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type {
  CustomerPaymentInstrument,
  NewPaymentInstrument,
} from "../../../../contracts/commerce/customers/customer-payment-instruments.ts";
import type { Queries } from "../../../../database/database.ts";
import { omitNull } from "./omit-null.ts";

export const paymentInstruments = pgSchema("commerce").table("customer_payment_instruments", {
  customerId: text("customer_id").notNull(),
  id: text().notNull(),
  paymentMethodId: text("payment_method_id").notNull(),
  holder: text().notNull(),
  cardType: text("card_type").notNull(),
  lastDigits: text("last_digits").notNull(),
  cardToken: text("card_token"),
  expirationMonth: integer("expiration_month").notNull(),
  expirationYear: integer("expiration_year").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});

type InstrumentRow = typeof paymentInstruments.$inferSelect;

export type InstrumentKey = { customerId: string; id: string };

export const instrumentQuota = 20;

function isInstrument({ customerId, id }: InstrumentKey) {
  return and(eq(paymentInstruments.customerId, customerId), eq(paymentInstruments.id, id));
}

export async function listPaymentInstruments(
  queries: Queries,
  customerId: string,
  now: Date,
): Promise<CustomerPaymentInstrument[]> {
  const rows = await queries
    .select()
    .from(paymentInstruments)
    .where(eq(paymentInstruments.customerId, customerId))
    .orderBy(asc(paymentInstruments.createdAt), asc(paymentInstruments.id));
  return rows.map((row) => instrumentDocument(row, now));
}

export async function findPaymentInstrument(
  queries: Queries,
  key: InstrumentKey,
  now: Date,
): Promise<CustomerPaymentInstrument | undefined> {
  const [row] = await queries.select().from(paymentInstruments).where(isInstrument(key));
  return row && instrumentDocument(row, now);
}

/** Undefined when the customer has reached the limit. */
export async function addPaymentInstrument(
  tx: Queries,
  { customerId, instrument }: { customerId: string; instrument: NewPaymentInstrument },
  now: Date,
): Promise<CustomerPaymentInstrument | undefined> {
  const count = await tx.$count(paymentInstruments, eq(paymentInstruments.customerId, customerId));
  if (count >= instrumentQuota) return undefined;
  const { paymentMethodId, paymentCard: card } = instrument;
  const row: InstrumentRow = {
    customerId,
    id: randomUUID(),
    paymentMethodId,
    holder: card.holder,
    cardType: card.cardType,
    lastDigits: card.number.slice(-4),
    cardToken: card.creditCardToken ?? null,
    expirationMonth: card.expirationMonth,
    expirationYear: fullYear(card.expirationYear),
    createdAt: now,
  };
  await tx.insert(paymentInstruments).values(row);
  return instrumentDocument(row, now);
}

export async function removePaymentInstrument(queries: Queries, key: InstrumentKey): Promise<boolean> {
  const removed = await queries
    .delete(paymentInstruments)
    .where(isInstrument(key))
    .returning({ id: paymentInstruments.id });
  return removed.length > 0;
}

export function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** A card is valid until the end of its expiration month. */
export function isCardExpired(card: { expirationMonth: number; expirationYear: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(card.expirationYear, card.expirationMonth, 1);
}

function instrumentDocument(row: InstrumentRow, now: Date): CustomerPaymentInstrument {
  return {
    paymentInstrumentId: row.id,
    paymentMethodId: row.paymentMethodId,
    creationDate: row.createdAt.toISOString(),
    paymentCard: {
      holder: row.holder,
      cardType: row.cardType,
      maskedNumber: `************${row.lastDigits}`,
      numberLastDigits: row.lastDigits,
      ...omitNull({ creditCardToken: row.cardToken }),
      creditCardExpired: isCardExpired(row, now),
      expirationMonth: row.expirationMonth,
      expirationYear: row.expirationYear,
    },
  };
}
