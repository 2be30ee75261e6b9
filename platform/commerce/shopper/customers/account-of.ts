import { and, eq } from "drizzle-orm";
import type { Queries } from "../../../../database/database.ts";
import { customers } from "./customer-table.ts";

/** Order management knows a customer by the CDC id; somebody without one, by the commerce platform's own. */
export async function findAccountOf(
  queries: Queries,
  { siteId, customerId }: { siteId: string; customerId: string },
): Promise<string> {
  const [customer] = await queries
    .select({ cdcId: customers.sapCdcId })
    .from(customers)
    .where(and(eq(customers.siteId, siteId), eq(customers.id, customerId)));
  return customer?.cdcId ?? customerId;
}
