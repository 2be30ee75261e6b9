import { asc, eq } from "drizzle-orm";
import { invoiceType } from "../../../contracts/documents/documents.ts";
import { sumListedTaxes } from "../../../contracts/markets/listed-taxes.ts";
import type { Queries } from "../../../database/database.ts";
import { recallLetter } from "../../../letters/outbox/recall-letter.ts";
import { dayOf } from "../calendar.ts";
import { findWithdrawnItems } from "../declarations/waiting-withdrawals.ts";
import { type InvoiceRow, type ItemRow, items, type OrderRow, type RefundRow } from "../tables.ts";
import { orderOf, paymentOf, termOf, vehicleOf } from "./letter-facts.ts";
import { expectedTerm, orderedLines } from "./ordered-line.ts";
import { queueOrderLetter } from "./queue-order-letter.ts";

type Cause = { order: OrderRow; at: Date };

const readItems = (tx: Queries, { id }: Pick<OrderRow, "id">): Promise<ItemRow[]> =>
  tx.select().from(items).where(eq(items.orderId, id)).orderBy(asc(items.position));

export async function writeOrderReceived(tx: Queries, { order, at }: Cause): Promise<void> {
  const lines = await readItems(tx, order);
  const [first] = lines;
  if (!first) throw new Error("The order has no items.");
  const taxes = sumListedTaxes(lines);
  await queueOrderLetter(tx, {
    order,
    eventKey: `order-received:${order.orderNumber}`,
    at,
    content: {
      kind: "order-received",
      ...orderOf(order),
      orderedAt: order.orderedAt.toISOString(),
      vehicle: vehicleOf(order),
      customer: { firstName: order.firstName, lastName: order.lastName },
      billingStateCode: order.billingStateCode,
      lines: await orderedLines(tx, { order, items: lines }),
      total: order.total,
      tax: order.tax,
      ...(taxes.length > 0 && { taxes }),
      currency: order.currency,
      payment: paymentOf(order),
      termsLink: order.termsLink,
      privacyLink: order.privacyLink,
      withdrawalUntil: dayOf(first.coolingOffEndsAt, order),
    },
  });
}

const servicesActiveKey = ({ orderNumber }: OrderRow) => `services-active:${orderNumber}`;

/** Written when the last open item of an order is installed. Items that were cancelled or withdrawn are left out. */
export async function writeServicesActive(tx: Queries, { order, at }: Cause): Promise<void> {
  const withdrawn = await findWithdrawnItems(tx, order);
  const installed = (await readItems(tx, order)).filter(
    ({ id, status }) => status === "FULFILLED" && !withdrawn.has(id),
  );
  if (installed.length === 0) return;
  await queueOrderLetter(tx, {
    order,
    eventKey: servicesActiveKey(order),
    at,
    content: {
      kind: "services-active",
      ...orderOf(order),
      vehicle: vehicleOf(order),
      services: installed.map(({ name, termType, termStartsOn, termEndsOn }) => ({
        name,
        startsOn: termStartsOn !== null && termStartsOn > dayOf(at, order) ? termStartsOn : null,
        activeUntil: termType === "one-time" ? null : termEndsOn,
      })),
    },
  });
}

/** After a cancellation: a letter that was not sent yet is written again without the cancelled items. */
export async function reviseServicesActive(tx: Queries, { order, at }: Cause): Promise<void> {
  if (await recallLetter(tx, servicesActiveKey(order))) await writeServicesActive(tx, { order, at });
}

/** Written when the invoice of a renewal's order is issued. */
export async function writeRenewed(
  tx: Queries,
  { order, invoice, at }: Cause & { invoice: InvoiceRow },
): Promise<void> {
  const [item] = await readItems(tx, order);
  if (!item) throw new Error("The renewal's order has no item.");
  await queueOrderLetter(tx, {
    order,
    eventKey: `renewed:${order.orderNumber}`,
    at,
    content: {
      kind: "renewed",
      service: item.name,
      vehicle: vehicleOf(order),
      ...orderOf(order),
      total: order.total,
      tax: order.tax,
      currency: order.currency,
      term: termOf(item),
      payment: paymentOf(order),
      // The invoice may be ready before the vehicle has its new expiry.
      ...(item.hasFreeExit && { hasFreeExit: true }),
      renewedUntil: item.termEndsOn ?? (await expectedTerm(tx, { order, item })).endsOn,
      invoice: {
        type: invoiceType,
        externalId: invoice.externalId,
        owner: order.accountId === null ? { guestOrderNumber: order.orderNumber } : { accountId: order.accountId },
      },
    },
  });
}

type Returned = { order: OrderRow; item: ItemRow };

/** One letter for each order of a request. */
export async function writeRefundRequested(
  tx: Queries,
  { requestNumber, returned, at }: { requestNumber: string; returned: readonly Returned[]; at: Date },
): Promise<void> {
  for (const [orderNumber, lines] of Map.groupBy(returned, ({ order }) => order.orderNumber)) {
    const order = lines[0]?.order;
    if (!order) continue;
    await queueOrderLetter(tx, {
      order,
      eventKey: `refund-requested:${requestNumber}:${orderNumber}`,
      at,
      content: {
        kind: "refund-requested",
        ...orderOf(order),
        requestNumber,
        services: lines.map(({ item }) => item.name),
        total: lines.reduce((sum, { item }) => sum + item.total, 0),
        tax: lines.reduce((sum, { item }) => sum + item.tax, 0),
        currency: order.currency,
      },
    });
  }
}

export async function writeRefundIssued(
  tx: Queries,
  { order, refund, at }: Cause & { refund: RefundRow },
): Promise<void> {
  const [item] = await tx.select().from(items).where(eq(items.id, refund.itemId));
  if (!item) throw new Error("The refund has no item.");
  await queueOrderLetter(tx, {
    order,
    eventKey: `refund-issued:${refund.id}`,
    at,
    content: {
      kind: "refund-issued",
      ...orderOf(order),
      service: item.name,
      total: refund.amount,
      tax: taxOfRefund(item, refund.amount),
      currency: order.currency,
      payment: paymentOf(order),
    },
  });
}

/** The part of an item's tax that a refund holds. */
export const taxOfRefund = ({ total, tax }: Pick<ItemRow, "total" | "tax">, amount: number): number =>
  total === 0 ? 0 : Math.round((tax * amount) / total);
