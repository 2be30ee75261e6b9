import type { Queries } from "../../database/database.ts";
import { payments, storedMethods } from "./tables.ts";

export type AdyenSandboxData = {
  storedMethods: (typeof storedMethods.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
};

const slice = 500;

/** Lets the sandbox know of methods and payments as if they had been made at it. */
export async function fillAdyenSandbox(queries: Queries, data: AdyenSandboxData): Promise<void> {
  for (let start = 0; start < data.storedMethods.length; start += slice) {
    await queries
      .insert(storedMethods)
      .values(data.storedMethods.slice(start, start + slice))
      .onConflictDoNothing();
  }
  for (let start = 0; start < data.payments.length; start += slice) {
    await queries
      .insert(payments)
      .values(data.payments.slice(start, start + slice))
      .onConflictDoNothing();
  }
}
