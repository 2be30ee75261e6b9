import { and, count, desc, eq } from "drizzle-orm";
import type { OrderDocument } from "../../../contracts/commerce/orders.ts";
import type { Queries } from "../../../database/database.ts";
import { orderDocument } from "./order-document.ts";
import { orders } from "./order-tables.ts";

/** The orders of a customer, newest first, as documents of the shop API. */
export async function listOrdersOfCustomer(
  queries: Queries,
  customer: { siteId: string; customerId: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ orders: OrderDocument[]; total: number }> {
  const isOfCustomer = and(eq(orders.siteId, customer.siteId), eq(orders.customerId, customer.customerId));
  const rows = await queries
    .select()
    .from(orders)
    .where(isOfCustomer)
    .orderBy(desc(orders.placedAt), orders.orderNo)
    .offset(offset)
    .limit(limit);
  const [all] = await queries.select({ total: count() }).from(orders).where(isOfCustomer);
  return { orders: rows.map(orderDocument), total: all?.total ?? 0 };
}
