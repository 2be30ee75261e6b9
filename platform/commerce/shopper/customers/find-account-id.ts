import { and, eq } from "drizzle-orm";
import type { Queries } from "../../../../database/database.ts";
import { customers } from "./customer-table.ts";

/** The customer's account id in order management: the CDC id, or the commerce id if there is none. */
export async function findAccountId(
  queries: Queries,
  { siteId, customerId }: { siteId: string; customerId: string },
): Promise<string> {
  const [customer] = await queries
    .select({ cdcId: customers.sapCdcId })
    .from(customers)
    .where(and(eq(customers.siteId, siteId), eq(customers.id, customerId)));
  return customer?.cdcId ?? customerId;
}
