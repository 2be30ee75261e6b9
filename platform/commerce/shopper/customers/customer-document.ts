import type { Customer } from "../../../../contracts/commerce/customers/customers.ts";
import type { Queries } from "../../../../database/database.ts";
import { listAddresses } from "./addresses.ts";
import type { CustomerRow } from "./customer-table.ts";
import { listPaymentInstruments } from "./payment-instruments.ts";
import { omitNull } from "./omit-null.ts";

/** The document of a customer in responses, with addresses and cards. */
export async function customerDocument(queries: Queries, row: CustomerRow, now: Date): Promise<Customer> {
  return {
    customerId: row.id,
    customerNo: row.customerNo,
    authType: "registered",
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    ...omitNull({
      login: row.login,
      phoneHome: row.phoneHome,
      lastLoginTime: row.lastLoginAt?.toISOString() ?? null,
      ...foreignIdsOf(row),
    }),
    addresses: await listAddresses(queries, row.id),
    paymentInstruments: await listPaymentInstruments(queries, row.id, now),
    creationDate: row.createdAt.toISOString(),
    lastModified: row.modifiedAt.toISOString(),
  };
}

function foreignIdsOf(row: CustomerRow) {
  return {
    c_sapCdcId: row.sapCdcId,
    c_forgerockId: row.forgerockId,
    c_svcrmCustomerId: row.svcrmCustomerId,
    c_stripeCustomerId: row.stripeCustomerId,
  };
}

export function foreignIds(row: CustomerRow) {
  return omitNull(foreignIdsOf(row));
}
