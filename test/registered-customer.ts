import type { NewAddress } from "../contracts/commerce/customers/customer-addresses.ts";
import { fillCustomers } from "../platform/commerce/shopper/customers/fill-customers.ts";
import type { Database } from "../database/database.ts";

type CustomerInput = { id: string; siteId: string; addresses: readonly NewAddress[]; createdAt: Date };

/** Inserts a registered customer. */
export async function registerCustomer({ queries }: Database, { id, siteId, addresses, createdAt }: CustomerInput) {
  const email = `${id}@example.com`;
  await fillCustomers(queries, {
    customers: [
      {
        id,
        siteId,
        customerNo: id,
        login: email,
        email,
        firstName: "Katharina",
        lastName: "Brandt",
        phoneHome: null,
        sapCdcId: null,
        forgerockId: null,
        svcrmCustomerId: null,
        stripeCustomerId: null,
        createdAt,
        lastLoginAt: null,
        password: null,
        addresses,
        paymentInstruments: [],
      },
    ],
  });
}
