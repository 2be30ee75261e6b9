import { eq } from "drizzle-orm";
import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";
import type { Queries } from "../../../database/database.ts";
import type { ItemRow, OrderRow } from "../tables.ts";
import { readContractText } from "./contract-text.ts";
import { type DeclarationRow, declarations } from "./declaration-table.ts";
import type { ItemResult } from "./item-results.ts";
import { findWaitingWithdrawals } from "./waiting-withdrawals.ts";

type OrderDeclarations = NonNullable<OrderSummary["SNPOMSDeclarations_C"]>;
type OrderDeclaration = OrderDeclarations[number];
type OrderItems = { order: OrderRow; items: readonly ItemRow[] };

/**
 * The declarations that paid something of an order back, and those whose result the customer waits for: withdrawals, and
 * good causes that an operator has to read. The oldest first.
 */
export async function readDeclarations(tx: Queries, { order, items }: OrderItems): Promise<OrderDeclarations> {
  const assigned = await tx.select().from(declarations).where(eq(declarations.orderId, order.id));
  const waiting = (await findWaitingWithdrawals(tx, order)).map(({ declaration }) => declaration);
  // The order has an address that others may know; its number is in the letters to its customer only.
  const named = waiting.filter(({ contract }) => readContractText(contract).orderNumbers.includes(order.orderNumber));
  return [...assigned, ...named]
    .toSorted((one, other) => one.receivedAt.getTime() - other.receivedAt.getTime())
    .flatMap((declaration) => [...endedBy(declaration), ...openFor(declaration, items)]);
}

function endedBy(declaration: DeclarationRow): OrderDeclaration[] {
  const itemIds = declaration.results.filter(isPaidBack).map(({ itemId }) => itemId);
  return itemIds.length > 0 ? [{ ...factsOf(declaration), isOpen: false, itemIds }] : [];
}

const isPaidBack = (result: ItemResult): boolean =>
  result.kind === "withdrawn" || (result.kind === "cancelled" && result.refund !== null);

function openFor(declaration: DeclarationRow, items: readonly ItemRow[]): OrderDeclaration[] {
  const { kind, state, openReason, results } = declaration;
  if (state === "matched" || state === "settled") return [];
  if (kind === "cancellation") {
    const itemIds = openReason === "GOOD_CAUSE" ? results.map(({ itemId }) => itemId) : [];
    return itemIds.length > 0 ? [{ ...factsOf(declaration), isOpen: true, itemIds }] : [];
  }
  const itemIds = items
    .filter(({ id, isCancelled }) => !isCancelled && !results.some(({ itemId }) => itemId === id))
    .map(({ id }) => id);
  return itemIds.length > 0 ? [{ ...factsOf(declaration), isOpen: true, itemIds }] : [];
}

const factsOf = ({ number, kind, receivedAt }: DeclarationRow) => ({
  number,
  kind,
  receivedDate: receivedAt.toISOString(),
});
