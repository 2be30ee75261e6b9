import type { Queries } from "../../database/database.ts";
import { payments, storedMethods } from "./tables.ts";

export type AdyenSandboxData = {
  storedMethods: (typeof storedMethods.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
};

const batchSize = 500;

/** Adds stored methods and payments, as if they had been made in the sandbox. */
export async function fillAdyenSandbox(queries: Queries, data: AdyenSandboxData): Promise<void> {
  for (let start = 0; start < data.storedMethods.length; start += batchSize) {
    await queries
      .insert(storedMethods)
      .values(data.storedMethods.slice(start, start + batchSize))
      .onConflictDoNothing();
  }
  for (let start = 0; start < data.payments.length; start += batchSize) {
    await queries
      .insert(payments)
      .values(data.payments.slice(start, start + batchSize))
      .onConflictDoNothing();
  }
}
