import { asc, eq } from "drizzle-orm";
import { normaliseLookup } from "../../../../contracts/order-management/order-lookup.ts";
import type { Queries } from "../../../../database/database.ts";
import { items, type OrderRow, orders } from "../../tables.ts";
import { type DeclarationRow, declarations } from "../declaration-table.ts";

/** An order, as operators see it beside a declaration. */
export type ShownOrder = {
  orderNumber: string;
  orderedAt: Date;
  email: string;
  name: string;
  vin: string;
  services: string[];
};

/** By the number as it was stored, or as people type it. */
export async function findOrder(queries: Queries, typed: string): Promise<OrderRow | undefined> {
  const { orderNumber } = normaliseLookup({ orderNumber: typed, email: "" });
  const [order] = await queries.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order;
}

export async function showOrder(queries: Queries, order: OrderRow): Promise<ShownOrder> {
  const services = await queries
    .select({ name: items.name })
    .from(items)
    .where(eq(items.orderId, order.id))
    .orderBy(asc(items.position));
  const { orderNumber, orderedAt, email, firstName, lastName, vin } = order;
  const name = [firstName, lastName ?? ""].join(" ").trim();
  return { orderNumber, orderedAt, email, name, vin, services: services.map((service) => service.name) };
}

export type Assignment =
  | { kind: "ready"; declaration: DeclarationRow; order: ShownOrder }
  | { kind: "notOpen" }
  | { kind: "noOrder" };

/** Both sides of an assignment, for the operator to compare. Changes nothing. */
export async function readAssignment(
  queries: Queries,
  { number, orderNumber }: { number: string; orderNumber: string },
): Promise<Assignment> {
  const [declaration] = await queries.select().from(declarations).where(eq(declarations.number, number));
  if (declaration?.state !== "unmatched") return { kind: "notOpen" };
  const order = await findOrder(queries, orderNumber);
  if (!order) return { kind: "noOrder" };
  return { kind: "ready", declaration, order: await showOrder(queries, order) };
}
