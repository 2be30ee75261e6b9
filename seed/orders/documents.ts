import { creditNoteType, type InvoiceDocument, invoiceType } from "../../contracts/documents/documents.ts";
import { dayOf } from "../../platform/order-management/calendar.ts";
import { deriveExternalId, deriveRecordId } from "../../platform/order-management/record-id.ts";
import { price, vinOf } from "./items.ts";
import { payerOf, serviceName, vehicleOf } from "./markets.ts";
import type { OrderContext, SeededOrders } from "./seeded-orders.ts";
import type { DemoItem } from "./demo-orders.ts";

type State = "ready" | "pending" | "error";

/** A broken document has a type too: only reading it reveals the error. */
const typeOf = (type: string, state: State) => (state === "pending" ? null : type);

export function addDocuments(data: SeededOrders, context: OrderContext): void {
  const { demoOrder, orderId } = context;
  if (demoOrder.invoice === "none") return;
  const order = data.orders.find(({ id }) => id === orderId);
  const orderNumber = order?.orderNumber ?? "";
  const invoiceId = deriveExternalId(orderId);
  const content = (items: readonly DemoItem[], state: State) => buildDocument(context, { orderNumber, items, state });
  data.invoices.push({ externalId: invoiceId, orderId, type: typeOf(invoiceType, demoOrder.invoice) });
  data.documents.push({ externalId: invoiceId, content: content(demoOrder.items, demoOrder.invoice) });
  for (const [position, item] of demoOrder.items.entries()) {
    if (!item.creditNote) continue;
    const externalId = deriveExternalId(`${orderId}:${position}`);
    const refundId = deriveRecordId("refund", deriveRecordId("item", `${orderId}:${position}`));
    data.creditNotes.push({
      externalId,
      invoiceExternalId: invoiceId,
      refundId,
      type: typeOf(creditNoteType, item.creditNote),
    });
    data.documents.push({ externalId, content: { ...content([item], item.creditNote), invoiceExternalId: invoiceId } });
  }
}

function buildDocument(
  { customer, market, demoOrder, orderedAt }: OrderContext,
  { orderNumber, items, state }: { orderNumber: string; items: readonly DemoItem[]; state: State },
): InvoiceDocument {
  const vin = vinOf(customer, demoOrder.items[0]?.asset);
  const { name, brand } = vehicleOf(vin);
  return {
    accountId: demoOrder.isGuest ? null : customer.accountId,
    localeId: market.localeId,
    brand,
    orderNumber,
    issuedOn: dayOf(orderedAt, market),
    orderedOn: dayOf(orderedAt, market),
    currency: market.currency,
    vehicle: { name, vin },
    customer: { firstName: customer.firstName, lastName: customer.lastName },
    address: {
      street: market.street,
      city: market.city,
      postalCode: market.postalCode,
      stateCode: market.stateCode,
      countryCode: market.countryCode,
    },
    payment: { type: market.paymentType, ...payerOf(market.paymentType) },
    lines: items.map((item) => ({
      name: serviceName(item.service, market),
      term: { count: 1, unit: "year" },
      ...price(item, market),
      taxRate: market.taxRate,
    })),
    state,
  };
}
