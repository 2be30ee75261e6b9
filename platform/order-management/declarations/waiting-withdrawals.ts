import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { type OrderRow, orders } from "../tables.ts";
import { declarations } from "./declaration-table.ts";
import { findContract } from "./find-contract.ts";

/** The items of an order that a customer has withdrawn from, while the withdrawal waits for their installation. */
export async function findWithdrawnItems(tx: Queries, { id, accountId }: OrderRow): Promise<ReadonlySet<string>> {
  const addresses = tx
    .select({ email: sql`lower(${orders.email})` })
    .from(orders)
    .where(or(eq(orders.id, id), accountId === null ? undefined : eq(orders.accountId, accountId)));
  const waiting = await tx
    .select()
    .from(declarations)
    .where(
      and(
        eq(declarations.state, "waiting"),
        eq(declarations.kind, "withdrawal"),
        isNull(declarations.orderId),
        inArray(sql`lower(${declarations.email})`, addresses),
      ),
    );
  const withdrawn = new Set<string>();
  for (const declaration of waiting) {
    const search = await findContract(tx, declaration);
    if (search.kind !== "found" || search.contract.order.id !== id) continue;
    for (const item of search.contract.items) withdrawn.add(item.id);
  }
  return withdrawn;
}
