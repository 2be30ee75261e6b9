import type { NewAddress } from "../../../../contracts/commerce/customers/customer-addresses.ts";
import type { NewPaymentInstrument } from "../../../../contracts/commerce/customers/customer-payment-instruments.ts";
import type { Queries } from "../../../../database/database.ts";
import { createPasswords } from "../password-hash.ts";
import { addresses } from "./addresses.ts";
import { type CustomerRow, customers } from "./customer-table.ts";
import { paymentInstruments, fullYear } from "./payment-instruments.ts";

export type CustomerData = {
  customers: readonly (Omit<CustomerRow, "passwordHash" | "modifiedAt"> & {
    /** Null for a customer who only signs in at the identity provider. */
    password: string | null;
    addresses: readonly NewAddress[];
    paymentInstruments: readonly (NewPaymentInstrument & { paymentInstrumentId: string })[];
  })[];
};

/** Adds customers; existing ones are not changed. */
export async function fillCustomers(queries: Queries, data: CustomerData): Promise<void> {
  if (data.customers.length === 0) return;
  // A hash is slow on purpose; many sample accounts share a few passwords.
  const distinctPasswords = new Set(data.customers.flatMap(({ password }) => (password === null ? [] : [password])));
  const hashes = new Map<string, string>();
  const { hash } = createPasswords();
  for (const password of distinctPasswords) hashes.set(password, await hash(password));
  const rows = data.customers.map(({ password, addresses: _addresses, paymentInstruments: _instruments, ...row }) => ({
    ...row,
    passwordHash: password === null ? null : (hashes.get(password) ?? null),
    modifiedAt: row.createdAt,
  }));
  const added = await queries.insert(customers).values(rows).onConflictDoNothing().returning({ id: customers.id });
  const addedIds = new Set(added.map(({ id }) => id));
  const addedCustomers = data.customers.filter(({ id }) => addedIds.has(id));
  const addressRows = addedCustomers.flatMap(buildAddressRows);
  if (addressRows.length > 0) await queries.insert(addresses).values(addressRows);
  const instrumentRows = addedCustomers.flatMap(buildInstrumentRows);
  if (instrumentRows.length > 0) await queries.insert(paymentInstruments).values(instrumentRows);
}

type CustomerSeed = CustomerData["customers"][number];

function buildAddressRows({ id, createdAt, addresses: own }: CustomerSeed) {
  return own.map(({ preferred, ...address }) => ({
    ...address,
    customerId: id,
    isPreferred: preferred,
    createdAt,
    modifiedAt: createdAt,
  }));
}

function buildInstrumentRows({ id, createdAt, paymentInstruments: own }: CustomerSeed) {
  return own.map(({ paymentInstrumentId, paymentMethodId, paymentCard: card }) => ({
    customerId: id,
    id: paymentInstrumentId,
    paymentMethodId,
    holder: card.holder,
    cardType: card.cardType,
    lastDigits: card.number.slice(-4),
    cardToken: card.creditCardToken ?? null,
    expirationMonth: card.expirationMonth,
    expirationYear: fullYear(card.expirationYear),
    createdAt,
  }));
}
