import { eq } from "drizzle-orm";
import { boolean, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Queries } from "../../database/database.ts";

export const accounts = pgSchema("identity").table("accounts", {
  /** The person's id in all systems: in tokens, and as the owner of a vehicle. */
  sub: text().primaryKey(),
  email: text().notNull(),
  emailVerified: boolean("email_verified").notNull(),
  givenName: text("given_name").notNull(),
  familyName: text("family_name").notNull(),
  crmId: text("crm_id"),
  cdcId: text("cdc_id"),
  passwordHash: text("password_hash").notNull(),
  /** The last sign-in; null for an account that has never been used. */
  signedInAt: timestamp("signed_in_at", { withTimezone: true }),
});

export type Account = typeof accounts.$inferSelect;

export async function findAccountBySub(queries: Queries, sub: string): Promise<Account | undefined> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.sub, sub));
  return account;
}

/** The address must already be in lower case, as `emailField` makes it. */
export async function findAccountByEmail(queries: Queries, email: string): Promise<Account | undefined> {
  const [account] = await queries.select().from(accounts).where(eq(accounts.email, email));
  return account;
}
