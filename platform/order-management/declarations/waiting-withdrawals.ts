import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { type ItemRow, type OrderRow, orders } from "../tables.ts";
import { type DeclarationRow, declarations } from "./declaration-table.ts";
import { findContract } from "./find-contract.ts";

/** The items of an order that a customer has withdrawn from, while the withdrawal waits for their installation. */
export async function findWithdrawnItems(tx: Queries, order: OrderRow): Promise<ReadonlySet<string>> {
  const waiting = await findWaitingWithdrawals(tx, order);
  return new Set(waiting.flatMap(({ items }) => items.map(({ id }) => id)));
}

type WaitingWithdrawal = { declaration: DeclarationRow; items: readonly ItemRow[] };

/** The withdrawals from an order, by an address of its customer, that no job has carried out yet. */
export async function findWaitingWithdrawals(
  tx: Queries,
  { id, accountId }: OrderRow,
): Promise<readonly WaitingWithdrawal[]> {
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
  const found: WaitingWithdrawal[] = [];
  for (const declaration of waiting) {
    const search = await findContract(tx, declaration);
    if (search.kind !== "found" || search.contract.order.id !== id) continue;
    found.push({ declaration, items: search.contract.items });
  }
  return found;
}
