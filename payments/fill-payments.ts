import type { Queries } from "../database/open-database.ts";
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
  const tables = [
    [methods, data.methods],
    [payments, data.payments],
    [providerCustomers, data.providerCustomers],
  ] as const;
  for (const [table, rows] of tables) {
    for (let start = 0; start < rows.length; start += slice) {
      await queries
        .insert(table)
        .values(rows.slice(start, start + slice))
        .onConflictDoNothing();
    }
  }
}
