import type { Queries } from "../database/database.ts";
import { methods, payments, providerCustomers } from "./ledger/tables.ts";

export type PaymentsData = {
  methods: (typeof methods.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  providerCustomers: (typeof providerCustomers.$inferInsert)[];
};

/** A statement takes about 65,000 parameters. */
const batchSize = 500;

/** Inserts payments that are older than the ledger. Existing rows stay as they are. */
export async function fillPayments(queries: Queries, data: PaymentsData): Promise<void> {
  for (const rows of batchesOf(data.methods)) await queries.insert(methods).values(rows).onConflictDoNothing();
  for (const rows of batchesOf(data.payments)) await queries.insert(payments).values(rows).onConflictDoNothing();
  for (const rows of batchesOf(data.providerCustomers)) {
    await queries.insert(providerCustomers).values(rows).onConflictDoNothing();
  }
}

const batchesOf = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  );
