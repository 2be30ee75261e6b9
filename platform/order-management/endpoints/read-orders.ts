import { and, asc, desc, eq, getTableColumns, inArray, sql, sum } from "drizzle-orm";
import type { Hono } from "hono";
import type { CallResult, ReceivedInput } from "../../../contracts/endpoint.ts";
import {
  getCreditNoteDetails,
  getOrderDetails,
  getOrderHistory,
  historyLimit,
} from "../../../contracts/order-management/order-summary.ts";
import type { Queries } from "../../../database/database.ts";
import { readDeclarations } from "../declarations/order-declarations.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { notFound, refuseSomInput } from "../som-fault.ts";
import { creditNotes, invoices, items, orderCounts, type OrderRow, orders, refunds } from "../tables.ts";
import { documentReference, listDocument, orderDocument, type OrderRecord } from "./order-document.ts";

export function serveOrders(app: Hono, queries: Queries): void {
  serveEndpoint(app, getOrderHistory, {
    refuseInput: refuseSomInput,
    handle: ({ body }) => readHistory(queries, body),
  });
  serveEndpoint(app, getOrderDetails, {
    refuseInput: refuseSomInput,
    async handle({ body }) {
      const found = await queries.select().from(orders).where(ownOrder(body)).limit(1);
      const [record] = await readRecords(queries, found);
      if (!record) throw notFound();
      return { ...orderDocument(record), SNPOMSDeclarations_C: await readDeclarations(queries, record) };
    },
  });
  serveEndpoint(app, getCreditNoteDetails, {
    refuseInput: refuseSomInput,
    handle: ({ body }) => readCreditNotes(queries, body),
  });
}

type HistoryRequest = ReceivedInput<typeof getOrderHistory>["body"];

async function readHistory(queries: Queries, request: HistoryRequest): Promise<CallResult<typeof getOrderHistory>> {
  const { limit = historyLimit, offset = 0 } = request;
  const [totalSize, found] = await Promise.all([
    countMatches(queries, request),
    queries
      .select()
      .from(orders)
      .where(isMatch(orders, request))
      .orderBy(desc(orders.orderedAt), asc(orders.id))
      .limit(limit)
      .offset(offset),
  ]);
  const records = (await readRecords(queries, found)).map(orderDocument);
  return { totalSize, done: offset + records.length >= totalSize, records };
}

/** The same filter for the orders and for their counts. */
function isMatch(
  table: typeof orders | typeof orderCounts,
  { accountId, siteId, firstItemFeatureType }: HistoryRequest,
) {
  return and(
    eq(table.accountId, accountId),
    siteId === undefined ? undefined : eq(table.siteId, siteId),
    firstItemFeatureType === undefined ? undefined : eq(table.firstItemFeatureType, firstItemFeatureType),
  );
}

async function countMatches(queries: Queries, request: HistoryRequest): Promise<number> {
  const [counted] = await queries
    .select({ orders: sum(orderCounts.orders).mapWith(Number) })
    .from(orderCounts)
    .where(isMatch(orderCounts, request));
  return counted?.orders ?? 0;
}

function ownOrder(body: ReceivedInput<typeof getOrderDetails>["body"]) {
  if ("guest" in body) {
    return and(guestOrder(body.guest), body.siteId === undefined ? undefined : eq(orders.siteId, body.siteId));
  }
  return and(
    body.orderId === undefined ? undefined : eq(orders.id, body.orderId),
    eq(orders.orderNumber, body.orderReference),
    eq(orders.accountId, body.accountId),
  );
}

/** Only a guest order can be read without an account. */
export function guestOrder({ orderNumber, email }: { orderNumber: string; email: string }) {
  return and(
    eq(orders.orderNumber, orderNumber),
    eq(orders.isGuest, true),
    sql`lower(${orders.email}) = ${email.toLowerCase()}`,
  );
}

/** Orders per statement, which has a limit of parameters. */
const batchSize = 1000;

async function readRecords(queries: Queries, found: OrderRow[]): Promise<OrderRecord[]> {
  const records: OrderRecord[] = [];
  for (let start = 0; start < found.length; start += batchSize) {
    records.push(...(await readBatch(queries, found.slice(start, start + batchSize))));
  }
  return records;
}

async function readBatch(queries: Queries, found: OrderRow[]): Promise<OrderRecord[]> {
  const ids = found.map(({ id }) => id);
  const [itemRows, refundRows, invoiceRows] = await Promise.all([
    queries.select().from(items).where(inArray(items.orderId, ids)).orderBy(asc(items.position)),
    queries.select().from(refunds).where(inArray(refunds.orderId, ids)),
    queries.select().from(invoices).where(inArray(invoices.orderId, ids)),
  ]);
  const itemsOf = Map.groupBy(itemRows, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(refundRows, ({ orderId }) => orderId);
  const invoiceOf = new Map(invoiceRows.map((invoice) => [invoice.orderId, invoice]));
  return found.map((order) => ({
    order,
    items: itemsOf.get(order.id) ?? [],
    refunds: refundsOf.get(order.id) ?? [],
    invoice: invoiceOf.get(order.id),
  }));
}

async function readCreditNotes(
  queries: Queries,
  body: ReceivedInput<typeof getCreditNoteDetails>["body"],
): Promise<CallResult<typeof getCreditNoteDetails>> {
  const { externalInvoiceId } = body;
  const isOwn = "guest" in body ? guestOrder(body.guest) : eq(orders.accountId, body.accountId);
  const [invoice] = await queries
    .select({ externalId: invoices.externalId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.externalId, externalInvoiceId), isOwn));
  if (!invoice) throw notFound();
  // The oldest first, so that a later one does not change the number of an earlier one.
  const notes = await queries
    .select(getTableColumns(creditNotes))
    .from(creditNotes)
    .innerJoin(refunds, eq(refunds.id, creditNotes.refundId))
    .where(eq(creditNotes.invoiceExternalId, externalInvoiceId))
    .orderBy(asc(refunds.requestedAt), asc(creditNotes.externalId));
  return { creditNotes: listDocument(notes.map(documentReference)) };
}
