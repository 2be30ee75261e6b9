import type { Queries } from "../database/database.ts";
import { methods, payments, providerCustomers } from "./ledger/tables.ts";

export type PaymentsData = {
  methods: (typeof methods.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  providerCustomers: (typeof providerCustomers.$inferInsert)[];
};

/** A statement takes about 65,000 parameters. */
const slice = 500;

/** Puts payments there that were made before the ledger. What is there already stays as it is. */
export async function fillPayments(queries: Queries, data: PaymentsData): Promise<void> {
  for (const rows of slices(data.methods)) await queries.insert(methods).values(rows).onConflictDoNothing();
  for (const rows of slices(data.payments)) await queries.insert(payments).values(rows).onConflictDoNothing();
  for (const rows of slices(data.providerCustomers)) {
    await queries.insert(providerCustomers).values(rows).onConflictDoNothing();
  }
}

const slices = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / slice) }, (_, index) => rows.slice(index * slice, (index + 1) * slice));
