import { sql } from "drizzle-orm";
import type { Database, Queries } from "../../database/database.ts";
import { isLockTimeout } from "../../database/migrate.ts";
import { readRows } from "../../database/open-database.ts";
import { fillAddresses } from "../../platform/address-lookup/fill-addresses.ts";
import { fillCatalogue } from "../../platform/commerce/catalogue/fill-catalogue.ts";
import { fillCustomers } from "../../platform/commerce/shopper/customers/fill-customers.ts";
import { fillDocuments } from "../../platform/documents/fill-documents.ts";
import { addMissingContents, fillHelpContent } from "../../platform/help-content/fill-help-content.ts";
import { fillAccounts } from "../../platform/identity/fill-accounts.ts";
import { fillDeclarations } from "../../platform/order-management/declarations/fill-declarations.ts";
import { fillOrders } from "../../platform/order-management/fill-orders.ts";
import { fillVehicles } from "../../platform/vehicles/fill-vehicles.ts";
import { seedAddresses } from "../../seed/addresses/addresses.ts";
import { demoCatalogue } from "../../seed/catalogue/catalogue.ts";
import { seedCustomers } from "../../seed/customers.ts";
import { seedHelpContent } from "../../seed/help-content/help-content.ts";
import { seedAccounts } from "../../seed/identity/accounts.ts";
import { seedDeclarations } from "../../seed/orders/declarations.ts";
import { seedOrdersOfOwners } from "../../seed/orders/orders-of-owners.ts";
import { seedVehicles } from "../../seed/vehicles/vehicles.ts";
import { seedPayments } from "../payments/seed-payments.ts";

type People = { hasPeople: boolean };

/** A try waits a few seconds for another process that fills the same database; all of them about two minutes. */
const maxTries = 24;

/**
 * Seeds an empty database with the demonstration for a day. A seeded one only gets the pages it lacks. Without people there are no
 * accounts, whose password is public, and nothing that belongs to them.
 */
export async function seedDatabase(
  database: Pick<Database, "transaction">,
  today: Date,
  people: People = { hasPeople: true },
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await seedOnce(database, today, people);
    } catch (error) {
      if (!isLockTimeout(error) || attempt >= maxTries) throw error;
    }
  }
}

function seedOnce(database: Pick<Database, "transaction">, today: Date, { hasPeople }: People): Promise<boolean> {
  return database.transaction(async (tx) => {
    const claimed = await readRows(
      tx,
      sql`insert into seeded_day (day) values (${today.toISOString().slice(0, 10)}) on conflict do nothing returning day`,
    );
    if (claimed.length === 0) {
      // A later version of the shop may have pages whose text a seeded database lacks.
      await addMissingContents(tx, seedHelpContent());
      return false;
    }
    await fillOffer(tx, today);
    if (hasPeople) await fillPeople(tx, today);
    return true;
  });
}

async function fillOffer(tx: Queries, today: Date): Promise<void> {
  await fillCatalogue(tx, demoCatalogue(today));
  await fillVehicles(tx, seedVehicles(today));
  await fillHelpContent(tx, seedHelpContent());
  await fillAddresses(tx, seedAddresses());
}

async function fillPeople(tx: Queries, today: Date): Promise<void> {
  await fillCustomers(tx, seedCustomers(today));
  await fillAccounts(tx, seedAccounts());
  const { documents, ...orders } = seedOrdersOfOwners(today);
  await fillOrders(tx, orders);
  await seedPayments(tx, orders);
  await fillDocuments(tx, documents);
  await fillDeclarations(tx, seedDeclarations(today));
}
