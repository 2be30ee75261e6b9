import { inArray } from "drizzle-orm";
import type { Database } from "../../../database/database.ts";
import { customers } from "../../../platform/commerce/shopper/customers/customer-table.ts";
import { accounts } from "../../../platform/identity/accounts.ts";
import { endSessionsOf } from "../../../platform/identity/openid/provider-records.ts";
import { seedCustomers } from "../../../seed/customers.ts";
import { seedAccounts } from "../../../seed/identity/accounts.ts";

/**
 * The password of the demonstration's accounts is in the documentation. A database that was filled in development stage
 * loses them before it serves in production stage.
 */
export async function closeDemoAccounts(database: Database, today: Date): Promise<number> {
  const subs = seedAccounts().accounts.map(({ sub }) => sub);
  const ids = seedCustomers(today).customers.map(({ id }) => id);
  return database.transaction(async (tx) => {
    const closed = await tx.delete(accounts).where(inArray(accounts.sub, subs)).returning({ sub: accounts.sub });
    for (const { sub } of closed) await endSessionsOf(tx, sub);
    await tx.update(customers).set({ passwordHash: null }).where(inArray(customers.id, ids));
    return closed.length;
  });
}
