import { and, asc, eq, isNull } from "drizzle-orm";
import {
  creditNoteType,
  type DocumentLocale,
  documentLocales,
  type InvoiceDocument,
  invoiceType,
  storeCreditNote,
  storeInvoice,
} from "../../../contracts/documents/documents.ts";
import { dayOf } from "../calendar.ts";
import { taxOfRefund, writeRenewed } from "../letters/order-letters.ts";
import { creditNotes, invoices, type ItemRow, items, type OrderRow, orders, refunds } from "../tables.ts";
import { isOutage, type LifeCycleDeps, postpone } from "./life-cycle-deps.ts";
import { setOrderStatus } from "./refund.ts";
import { isRenewalOrder } from "./renewals/renewal-order.ts";
import { topics } from "./topics.ts";

/** Stores the invoice of an order; until then the order has a reference without a type. */
export async function issueInvoice(deps: LifeCycleDeps, payload: { orderId: string; waits: number }): Promise<void> {
  const { database, documents, now } = deps;
  const [found] = await database.queries
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.orderId, payload.orderId), isNull(invoices.type)));
  if (!found) return;
  const lines = await database.queries
    .select()
    .from(items)
    .where(eq(items.orderId, payload.orderId))
    .orderBy(asc(items.position));
  const body = buildDocument({ order: found.order, lines, issuedAt: now() });
  try {
    await documents(storeInvoice, { params: { externalId: found.invoice.externalId }, body });
  } catch (error) {
    if (!isOutage(error)) throw error;
    return postpone(database.queries, { topic: topics.issueInvoice, payload, key: payload.orderId }, deps);
  }
  await database.transaction(async (tx) => {
    const issued = await tx
      .update(invoices)
      .set({ type: invoiceType })
      .where(and(eq(invoices.orderId, payload.orderId), isNull(invoices.type)))
      .returning({ externalId: invoices.externalId });
    if (issued.length > 0 && isRenewalOrder(found.order)) await writeRenewed(tx, { ...found, at: now() });
  });
}

export async function issueCreditNote(
  deps: LifeCycleDeps,
  payload: { refundId: string; waits: number },
): Promise<void> {
  const { database, documents, now } = deps;
  const [found] = await database.queries
    .select({ note: creditNotes, item: items, order: orders, refund: refunds })
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .innerJoin(items, eq(items.id, refunds.itemId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(creditNotes.refundId, payload.refundId), isNull(creditNotes.type)));
  if (!found) return;
  const { note, item, order, refund } = found;
  const body = {
    ...buildDocument({ order, lines: [refundedLine(item, refund.amount)], issuedAt: now() }),
    invoiceExternalId: note.invoiceExternalId,
  };
  try {
    await documents(storeCreditNote, { params: { externalId: note.externalId }, body });
  } catch (error) {
    if (!isOutage(error)) throw error;
    return postpone(database.queries, { topic: topics.issueCreditNote, payload, key: payload.refundId }, deps);
  }
  await database.transaction(async (tx) => {
    await tx.update(creditNotes).set({ type: creditNoteType }).where(eq(creditNotes.externalId, note.externalId));
    if (refund.status === "Error") return;
    await setOrderStatus(tx, order.id, { all: "Refunded", some: "Partially Refunded" });
  });
}

/** What a refund pays back of an item; a part of it after an exit from a running term. */
function refundedLine(item: ItemRow, amount: number): ItemRow {
  if (amount === item.total) return item;
  const part = { total: amount, tax: taxOfRefund(item, amount) };
  if (!item.taxes) return { ...item, ...part };
  const taxes = item.taxes.map((one) => ({ ...one, amount: taxOfRefund({ ...item, tax: one.amount }, amount) }));
  return { ...item, ...part, tax: taxes.reduce((sum, one) => sum + one.amount, 0), taxes };
}

const fallbackLocale: DocumentLocale = "en-GB";

function buildDocument({
  order,
  lines,
  issuedAt,
}: {
  order: OrderRow;
  lines: ItemRow[];
  issuedAt: Date;
}): InvoiceDocument {
  return {
    accountId: order.accountId,
    localeId: documentLocales.find((locale) => locale === order.localeId) ?? fallbackLocale,
    brand: order.brand.toLowerCase().startsWith("jag") ? "Jaguar" : "Land Rover",
    orderNumber: order.orderNumber,
    issuedOn: dayOf(issuedAt, order),
    orderedOn: dayOf(order.orderedAt, order),
    currency: order.currency,
    vehicle: { name: order.vehicleName, vin: order.vin.slice(0, 17) },
    customer: { firstName: order.firstName, lastName: order.lastName },
    address: {
      street: order.billingStreet,
      city: order.billingCity,
      postalCode: order.billingPostalCode.slice(0, 20),
      stateCode: order.billingStateCode?.slice(0, 10) ?? null,
      countryCode: order.billingCountry.slice(0, 10),
    },
    payment: {
      type: order.paymentType.slice(0, 50),
      cardType: order.cardType?.slice(0, 50) ?? null,
      last4: order.last4?.slice(-4) ?? null,
    },
    lines: lines.map((item) => ({
      name: item.name,
      term: item.termType === "one-time" || item.term === 0 ? null : { count: item.term, unit: item.termType },
      total: item.total,
      tax: item.tax,
      taxRate: item.taxRate,
      ...(item.taxes && { taxes: item.taxes }),
    })),
    state: "ready",
  };
}
