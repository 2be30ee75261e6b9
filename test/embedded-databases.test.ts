import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "../database/database.ts";
import { readRows } from "../database/open-database.ts";
import { leaseEmbeddedDatabase } from "./embedded-databases.ts";

const sites = (database: Database) =>
  readRows<{ id: string }>(database.queries, sql`select id from commerce.sites order by id`);
const readLease = (database: Database) => readRows(database.queries, sql`select * from public.leases_test`);

it("gives the next test the rows of a new database, and no others", async () => {
  const first = await leaseEmbeddedDatabase();
  const before = await sites(first);
  expect(before).not.toEqual([]);
  await first.run("insert into commerce.sites (id) values ('XXX'); delete from commerce.sites where id = 'VCS'");
  await first.close();
  const second = await leaseEmbeddedDatabase();
  expect(await sites(second)).toEqual(before);
  await second.close();
});

it("throws away a database whose tables were changed", async () => {
  const first = await leaseEmbeddedDatabase();
  await first.run("create table public.leases_test (id int)");
  expect(await readLease(first)).toEqual([]);
  await first.close();
  const second = await leaseEmbeddedDatabase();
  await expect(readLease(second)).rejects.toThrow(/leases_test/);
  await second.close();
});

it("refuses queries of a test that has closed its database", async () => {
  const first = await leaseEmbeddedDatabase();
  await first.close();
  await first.close();
  const second = await leaseEmbeddedDatabase();
  await expect((async () => sites(first))()).rejects.toThrow(/commerce.sites|closed/);
  expect(await sites(second)).not.toEqual([]);
  await second.close();
});
