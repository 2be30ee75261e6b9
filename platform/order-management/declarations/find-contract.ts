import { and, asc, eq, gte, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { assets, type ItemRow, items, type OrderRow, orders } from "../tables.ts";
import { readContractText } from "./contract-text.ts";
import type { DeclarationRow } from "./declaration-table.ts";

/** The items of one order that a declaration is about. */
export type Contract = { order: OrderRow; items: ItemRow[] };

export type ContractSearch = { kind: "found"; contract: Contract } | { kind: "none" } | { kind: "several" };

type Declared = Pick<DeclarationRow, "kind" | "contract" | "email" | "receivedAt">;

/** The contract by its order number, or by its vehicle or service; always together with the e-mail address. */
export async function findContract(tx: Queries, declaration: Declared): Promise<ContractSearch> {
  const { orderNumbers } = readContractText(declaration.contract);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(inArray(orders.orderNumber, [...orderNumbers]), isOfAddress(tx, declaration.email)))
    .limit(1);
  if (order) return { kind: "found", contract: await wholeOrder(tx, order) };
  return findByService(tx, declaration);
}

export async function wholeOrder(tx: Queries, order: OrderRow): Promise<Contract> {
  const all = await tx.select().from(items).where(eq(items.orderId, order.id)).orderBy(asc(items.position));
  return { order, items: all };
}

/** The items that a declaration was matched with before; undefined if it has no order. */
export async function itemsOfResults(
  tx: Queries,
  { orderId, results }: Pick<DeclarationRow, "orderId" | "results">,
): Promise<Contract | undefined> {
  if (orderId === null) return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return undefined;
  const { items: all } = await wholeOrder(tx, order);
  return { order, items: all.filter(({ id }) => results.some(({ itemId }) => itemId === id)) };
}

/** An order has its own address; the addresses of the account's other orders count too. */
export function isOfAddress(tx: Queries, email: string) {
  const isSame = sql`lower(${orders.email}) = ${email.trim().toLowerCase()}`;
  const accounts = tx
    .select({ id: orders.accountId })
    .from(orders)
    .where(and(isSame, isNotNull(orders.accountId)));
  return or(isSame, inArray(orders.accountId, accounts));
}

const running = ["In progress", "Installed", "Active"] as const;

/** Only what the declaration can still be about, and only if one order has it. */
async function findByService(tx: Queries, { kind, contract, email, receivedAt }: Declared): Promise<ContractSearch> {
  const { vin, service } = readContractText(contract);
  const isNamed = vin === undefined ? sql`lower(${assets.name}) = ${service}` : eq(assets.vin, vin);
  const isOpen =
    kind === "withdrawal" ? gte(assets.coolingOffEndsAt, receivedAt) : inArray(assets.status, [...running]);
  const found = await tx
    .select({ order: orders, item: items })
    .from(assets)
    .innerJoin(items, eq(items.id, assets.itemId))
    .innerJoin(orders, eq(orders.id, assets.orderId))
    .where(and(isNamed, isOpen, eq(assets.isCancelled, false), isOfAddress(tx, email)))
    .orderBy(asc(assets.id));
  const [first] = found;
  if (!first) return { kind: "none" };
  if (found.some(({ order }) => order.id !== first.order.id)) return { kind: "several" };
  // Two vehicles may have the same service in one order: the name alone says too little.
  if (vin === undefined && found.length > 1) return { kind: "several" };
  return { kind: "found", contract: { order: first.order, items: found.map(({ item }) => item) } };
}
