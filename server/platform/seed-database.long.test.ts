import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/database.ts";
import { readRows } from "../../database/open-database.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { deleteAllRows } from "./delete-all-rows.ts";
import { seedDatabase } from "./seed-database.ts";

const today = new Date("2026-11-15T09:00:00Z");
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The number of rows of each table. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await readRows<{ name: string }>(
    database.queries,
    sql`select schemaname || '.' || tablename as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await readRows<{ n: number }>(database.queries, sql.raw(`select count(*)::int as n from ${name}`));
    counts[name] = row?.n ?? 0;
  }
  return counts;
}

describe("the demonstration", () => {
  it("is seeded once, and again with the same data after a reset", async () => {
    expect(await seedDatabase(database, today)).toBe(true);
    const first = await countRows();
    expect(first).toMatchObject({ "commerce.sites": 2, "vehicles.vehicles": 420, "identity.accounts": 74 });
    expect(await seedDatabase(database, today)).toBe(false);
    expect(await countRows()).toEqual(first);
    await deleteAllRows(database);
    expect((await countRows())["vehicles.vehicles"]).toBe(0);
    expect((await countRows())["commerce.sites"]).toBe(2);
    expect(await seedDatabase(database, today)).toBe(true);
    expect(await countRows()).toEqual(first);
  }, 120_000);

  it("gets pages of a later version, and keeps those that were edited", async () => {
    const { queries } = database;
    const before = await countRows();
    await queries.execute(sql`delete from help_content.contents where id = 'Privacy_Policy'`);
    await queries.execute(sql`update help_content.contents set name = 'Ours' where id = 'Imprint'`);
    expect(await seedDatabase(database, today)).toBe(false);
    expect(await countRows()).toEqual(before);
    const names = await readRows<{ name: string }>(
      queries,
      sql`select distinct name from help_content.contents where id = 'Imprint'`,
    );
    expect(names).toEqual([{ name: "Ours" }]);
  }, 120_000);

  it("is awaited while another process seeds it", async () => {
    const refused = new Error("Failed query", { cause: Object.assign(new Error("lock timeout"), { code: "55P03" }) });
    let refusals = 2;
    const transaction: typeof database.transaction = (work) =>
      refusals-- > 0 ? Promise.reject(refused) : database.transaction(work);
    expect(await seedDatabase({ transaction }, today)).toBe(false);
    expect(refusals).toBe(-1);
  });
});
