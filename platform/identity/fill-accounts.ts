import type { Queries } from "../../database/database.ts";
import { type Account, accounts } from "./accounts.ts";
import { hashPassword } from "./passwords.ts";

export type AccountData = { password: string; accounts: readonly Omit<Account, "passwordHash" | "signedInAt">[] };

/** Adds the demonstration's accounts. They share one password and so one hash. */
export async function fillAccounts(queries: Queries, data: AccountData): Promise<void> {
  if (data.accounts.length === 0) return;
  const passwordHash = await hashPassword(data.password);
  const rows = data.accounts.map((account) => ({ ...account, passwordHash }));
  await queries.insert(accounts).values(rows).onConflictDoNothing();
}
