import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../database/database.ts";
import { readRows } from "../../../database/open-database.ts";
import { fillCustomers } from "../../../platform/commerce/shopper/customers/fill-customers.ts";
import { fillAccounts } from "../../../platform/identity/fill-accounts.ts";
import { seedCustomers } from "../../../seed/customers.ts";
import { seedAccounts } from "../../../seed/identity/accounts.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { closeDemoAccounts } from "./demo-accounts.ts";
import { seedDatabase } from "../seed-database.ts";

const today = new Date("2026-11-15T09:00:00Z");
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function count(statement: string): Promise<number> {
  const [row] = await readRows<{ n: number }>(database.queries, sql.raw(`select count(*)::int as n from ${statement}`));
  return row?.n ?? 0;
}
const people = async () => [
  await count("identity.accounts"),
  await count("commerce.customers where password_hash is not null"),
];

it("a database of production stage is seeded without accounts and their data", async () => {
  expect(await seedDatabase(database, today, { hasPeople: false })).toBe(true);
  expect(await people()).toEqual([0, 0]);
  expect([await count("commerce.customers"), await count("vehicles.vehicles")]).toEqual([0, 420]);
}, 60_000);

it("a database that was seeded in development stage loses the demo accounts, and keeps every other account", async () => {
  await database.transaction(async (tx) => {
    await fillCustomers(tx, seedCustomers(today));
    await fillAccounts(tx, seedAccounts());
  });
  await database.run(`insert into identity.accounts
    (sub, email, email_verified, given_name, family_name, password_hash)
    values ('real', 'real@example.com', true, 'Real', 'Person', 'hash')`);
  expect((await people())[1]).toBeGreaterThan(0);
  expect(await closeDemoAccounts(database, today)).toBe(74);
  expect(await people()).toEqual([1, 0]);
}, 60_000);
