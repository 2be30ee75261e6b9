import type { PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../../database/database.ts";
import { type Day, startOfDay } from "./calendar.ts";
import { insertOrders } from "./insert-orders.ts";
import { scheduleCalendar } from "./life-cycle/calendar-jobs.ts";
import {
  assets,
  coverage,
  creditNotes,
  invoices,
  items,
  type orders,
  paymentRecords,
  refundRequests,
  refunds,
} from "./tables.ts";

export type OrdersData = {
  today: Day;
  paymentRecords: (typeof paymentRecords.$inferInsert)[];
  orders: (typeof orders.$inferInsert)[];
  assets: (typeof assets.$inferInsert)[];
  items: (typeof items.$inferInsert)[];
  coverage: (typeof coverage.$inferInsert)[];
  refundRequests: (typeof refundRequests.$inferInsert)[];
  refunds: (typeof refunds.$inferInsert)[];
  invoices: (typeof invoices.$inferInsert)[];
  creditNotes: (typeof creditNotes.$inferInsert)[];
};

/** Rows of one statement, which takes about 65,000 parameters at most. */
const batchSize = 500;

/** Adds orders with all their records; existing rows are not changed. */
export async function fillOrders(queries: Queries, data: OrdersData): Promise<void> {
  await insertInBatches(queries, [[paymentRecords, data.paymentRecords]]);
  for (let start = 0; start < data.orders.length; start += batchSize) {
    await insertOrders(queries, data.orders.slice(start, start + batchSize));
  }
  await insertInBatches(queries, [
    [assets, data.assets],
    [items, data.items],
    [coverage, data.coverage],
    [refundRequests, data.refundRequests],
    [refunds, data.refunds],
    [invoices, data.invoices],
    [creditNotes, data.creditNotes],
  ]);
  await scheduleCalendars(queries, data);
}

type Rows<Table extends PgTable = PgTable> = readonly [Table, readonly Table["$inferInsert"][]];

async function insertInBatches(queries: Queries, tables: readonly Rows[]): Promise<void> {
  for (const [table, rows] of tables) {
    for (let start = 0; start < rows.length; start += batchSize) {
      await queries
        .insert(table)
        .values(rows.slice(start, start + batchSize))
        .onConflictDoNothing();
    }
  }
}

async function scheduleCalendars(queries: Queries, data: OrdersData): Promise<void> {
  const { today } = data;
  const localeOfOrder = new Map(data.orders.map(({ id, localeId }) => [id, localeId]));
  for (const { id, status, expiresOn, parentId, orderId } of data.assets) {
    if (status !== "Installed" || !expiresOn || expiresOn < today || parentId) continue;
    const localeId = localeOfOrder.get(orderId);
    if (localeId === undefined) throw new Error(`The asset ${id} has no order.`);
    await scheduleCalendar(queries, { assetId: id, expiresOn, localeId }, startOfDay(today, { localeId }));
  }
}
