import { randomBytes, randomInt } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { Queries } from "../../../../database/database.ts";
import type { Identity } from "../shopper-deps.ts";

export const customers = pgSchema("commerce").table("customers", {
  id: text().primaryKey(),
  siteId: text("site_id").notNull(),
  customerNo: text("customer_no").notNull(),
  login: text(),
  passwordHash: text("password_hash"),
  email: text().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phoneHome: text("phone_home"),
  sapCdcId: text("sap_cdc_id"),
  forgerockId: text("forgerock_id"),
  svcrmCustomerId: text("svcrm_customer_id"),
  stripeCustomerId: text("stripe_customer_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  modifiedAt: timestamp("modified_at", { withTimezone: true }).notNull(),
  lastLoginAt: timestamp("last_login_at", { withTimezone: true }),
});

export type CustomerRow = typeof customers.$inferSelect;

export type CustomerKey = { id: string; siteId: string };

export function isCustomer({ id, siteId }: CustomerKey) {
  return and(eq(customers.id, id), eq(customers.siteId, siteId));
}

export async function findCustomer(queries: Queries, key: CustomerKey): Promise<CustomerRow | undefined> {
  const [row] = await queries.select().from(customers).where(isCustomer(key));
  return row;
}

/** Logins are e-mail addresses, so upper and lower case are the same. */
function hasLogin(login: string) {
  return sql`lower(${customers.login}) = ${login.toLowerCase()}`;
}

export async function findByLogin(queries: Queries, siteId: string, login: string): Promise<CustomerRow | undefined> {
  const [row] = await queries
    .select()
    .from(customers)
    .where(and(eq(customers.siteId, siteId), hasLogin(login)));
  return row;
}

type NewCustomer = Pick<CustomerRow, "siteId" | "email" | "firstName" | "lastName"> & Partial<CustomerRow>;

/** Undefined when another customer of the site has the login or the identity. */
export async function createCustomer(
  queries: Queries,
  customer: NewCustomer,
  now: Date,
): Promise<CustomerRow | undefined> {
  const [row] = await queries
    .insert(customers)
    .values({
      id: `ab${randomBytes(12).toString("hex")}`,
      customerNo: String(randomInt(1_000_000, 99_999_999)).padStart(8, "0"),
      createdAt: now,
      modifiedAt: now,
      ...customer,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function recordLogin(queries: Queries, customerId: string, now: Date): Promise<void> {
  await queries.update(customers).set({ lastLoginAt: now }).where(eq(customers.id, customerId));
}

type SignIn = { siteId: string; identity: Identity; now: Date };

/**
 * Finds the customer by the identity provider's id of the person. An equal e-mail address does not prove that it is the
 * same person, so it never links an identity to an existing account.
 */
export async function findOrCreateByIdentity(tx: Queries, { siteId, identity, now }: SignIn): Promise<string> {
  const { subject, email, firstName, lastName, crmId, cdcId } = identity;
  const identityFields = {
    email,
    forgerockId: subject,
    svcrmCustomerId: crmId ?? null,
    sapCdcId: cdcId ?? null,
    modifiedAt: now,
  };
  const created = await createCustomer(tx, { siteId, firstName, lastName, ...identityFields }, now);
  if (created) return created.id;
  const [updated] = await tx
    .update(customers)
    .set(identityFields)
    .where(and(eq(customers.siteId, siteId), eq(customers.forgerockId, subject)))
    .returning({ id: customers.id });
  if (!updated) throw new Error("A customer of an identity was neither created nor found.");
  return updated.id;
}

/** Serialises changes to the data of one customer. False when there is no such customer. */
export async function lockCustomer(tx: Queries, key: CustomerKey): Promise<boolean> {
  const rows = await tx.select({ id: customers.id }).from(customers).where(isCustomer(key)).for("no key update");
  return rows.length > 0;
}
