import { and, asc, desc, eq, ne } from "drizzle-orm";
import { boolean, pgSchema, text, timestamp } from "drizzle-orm/pg-core";
import type { CustomerAddress, NewAddress } from "../../../../contracts/commerce/customers/customer-addresses.ts";
import type { Queries } from "../../../../database/database.ts";
import { omitNull } from "./omit-null.ts";

export const addresses = pgSchema("commerce").table("customer_addresses", {
  customerId: text("customer_id").notNull(),
  addressId: text("address_id").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  address1: text().notNull(),
  address2: text(),
  city: text().notNull(),
  postalCode: text("postal_code").notNull(),
  countryCode: text("country_code").notNull(),
  stateCode: text("state_code"),
  phone: text(),
  isPreferred: boolean("is_preferred").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  modifiedAt: timestamp("modified_at", { withTimezone: true }).notNull(),
});

type AddressRow = typeof addresses.$inferSelect;

export type AddressKey = { customerId: string; addressId: string };

export const addressQuota = 50;

function isAddress({ customerId, addressId }: AddressKey) {
  return and(eq(addresses.customerId, customerId), eq(addresses.addressId, addressId));
}

/** The preferred one first, then in the order of creation. */
export async function listAddresses(queries: Queries, customerId: string): Promise<CustomerAddress[]> {
  const rows = await queries
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(desc(addresses.isPreferred), asc(addresses.createdAt), asc(addresses.addressId));
  return rows.map(addressDocument);
}

export async function findAddress(queries: Queries, key: AddressKey): Promise<CustomerAddress | undefined> {
  const [row] = await queries.select().from(addresses).where(isAddress(key));
  return row && addressDocument(row);
}

type AddResult = { outcome: "added"; address: CustomerAddress } | { outcome: "taken" } | { outcome: "full" };

export async function addAddress(
  tx: Queries,
  { customerId, address }: { customerId: string; address: NewAddress },
  now: Date,
): Promise<AddResult> {
  const { preferred, ...fields } = address;
  if ((await tx.$count(addresses, eq(addresses.customerId, customerId))) >= addressQuota) return { outcome: "full" };
  const row = { ...fields, customerId, isPreferred: preferred, createdAt: now, modifiedAt: now };
  const [added] = await tx.insert(addresses).values(row).onConflictDoNothing().returning();
  if (!added) return { outcome: "taken" };
  if (preferred) await clearOtherPreferred(tx, added);
  return { outcome: "added", address: addressDocument(added) };
}

type Change = { [K in keyof NewAddress]?: NewAddress[K] | undefined };
type ChangeResult = { outcome: "changed"; address: CustomerAddress } | { outcome: "taken" } | { outcome: "missing" };

export async function changeAddress(
  tx: Queries,
  { key, change }: { key: AddressKey; change: Change },
  now: Date,
): Promise<ChangeResult> {
  const { preferred, ...fields } = change;
  const isRenamed = fields.addressId !== undefined && fields.addressId !== key.addressId;
  if (isRenamed && (await findAddress(tx, { ...key, addressId: fields.addressId ?? "" }))) return { outcome: "taken" };
  const [changed] = await tx
    .update(addresses)
    .set({ ...fields, ...(preferred !== undefined && { isPreferred: preferred }), modifiedAt: now })
    .where(isAddress(key))
    .returning();
  if (!changed) return { outcome: "missing" };
  if (preferred) await clearOtherPreferred(tx, changed);
  return { outcome: "changed", address: addressDocument(changed) };
}

async function clearOtherPreferred(tx: Queries, { customerId, addressId }: AddressKey): Promise<void> {
  await tx
    .update(addresses)
    .set({ isPreferred: false })
    .where(and(eq(addresses.customerId, customerId), ne(addresses.addressId, addressId)));
}

export async function removeAddress(queries: Queries, key: AddressKey): Promise<boolean> {
  const removed = await queries.delete(addresses).where(isAddress(key)).returning({ id: addresses.addressId });
  return removed.length > 0;
}

function addressDocument(row: AddressRow): CustomerAddress {
  return {
    addressId: row.addressId,
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: `${row.firstName} ${row.lastName}`,
    address1: row.address1,
    city: row.city,
    postalCode: row.postalCode,
    countryCode: row.countryCode,
    ...omitNull({ address2: row.address2, stateCode: row.stateCode, phone: row.phone }),
    preferred: row.isPreferred,
    creationDate: row.createdAt.toISOString(),
    lastModified: row.modifiedAt.toISOString(),
  };
}
