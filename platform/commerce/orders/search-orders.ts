import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { ocapiVersion } from "../../../contracts/commerce/ocapi.ts";
import { orderStatus } from "../../../contracts/commerce/orders.ts";
import type { searchOrders as searchEndpoint } from "../../../contracts/commerce/orders.ts";
import type { CallResult, ReceivedInput } from "../../../contracts/endpoint.ts";
import type { Queries } from "../../../database/database.ts";
import { orderDocument } from "./order-document.ts";
import { orders } from "./order-tables.ts";

type Search = ReceivedInput<typeof searchEndpoint>;

/** Searches all orders of a site, for the shop's server. */
export async function searchOrders(
  queries: Queries,
  { params, body }: Search,
): Promise<CallResult<typeof searchEndpoint>> {
  const terms = body.query.bool_query.must.map(({ term_query: { fields, values } }) => matchTerm(fields[0], values[0]));
  const found = await queries
    .select()
    .from(orders)
    .where(and(eq(orders.siteId, params.siteId), ...terms))
    .orderBy(desc(orders.placedAt))
    .limit(body.count);
  return {
    _v: ocapiVersion,
    _type: "order_search_result",
    count: found.length,
    total: found.length,
    hits: found.map((row) => ({ _type: "order_search_hit", data: orderDocument(row) })),
  };
}

function matchTerm(field: "status" | "customer_email", value: string): SQL {
  if (field === "customer_email") return sql`${orders.content} #>> '{customer_info,email}' = ${value}`;
  const { data: status } = orderStatus.safeParse(value);
  return status ? eq(orders.status, status) : sql`false`;
}
