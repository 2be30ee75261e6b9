import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasPostgres, startTemporaryPostgres } from "../test/temporary-postgres.ts";
import { BlockedMigration, migrate } from "./migrate.ts";
import type { Database } from "./database.ts";
import { openDatabase, readRows } from "./open-database.ts";

async function folderWith(name: string, text: string) {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  await writeFile(join(folder, name), text);
  return pathToFileURL(`${folder}/`);
}

describe.skipIf(!hasPostgres())("a migration of a table that is in use", () => {
  let server: Awaited<ReturnType<typeof startTemporaryPostgres>>;
  let database: Database;
  let other: Database;
  beforeAll(async () => {
    server = await startTemporaryPostgres();
    database = await openDatabase({ url: server.url });
    other = await openDatabase({ url: server.url });
    await database.run("create table orders (id int)");
  });
  afterAll(async () => {
    await database.close();
    await other.close();
    await server.stop();
  });

  /** Another program reads the table in a transaction that stays open. */
  function useOrders() {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ended = other.transaction(async (tx) => {
      await tx.execute(sql`select * from orders`);
      begun.resolve();
      await over.promise;
    });
    return { begun: begun.promise, end: () => (over.resolve(), ended) };
  }

  it("retries until the table is free, and reports which migration waits", async () => {
    const from = await folderWith("9101-orders.sql", "alter table orders add column total int;");
    const use = useOrders();
    await use.begun;
    const blocked: string[] = [];
    const onBlocked = (reason: string) => {
      blocked.push(reason);
      void use.end();
    };
    expect(await migrate(database, { from, pauseMs: 10, onBlocked })).toEqual(["9101-orders.sql"]);
    expect(blocked).toEqual(["The migration 9101-orders.sql got no lock: another program uses its table"]);
    expect(await readRows(database.queries, sql`select total from orders`)).toEqual([]);
  });

  it("does not block other queries, and gives up in the end without changes", async () => {
    const from = await folderWith("9102-orders.sql", "alter table orders add column tax int;");
    const use = useOrders();
    await use.begun;
    const [refusal, read] = await Promise.allSettled([
      migrate(database, { from, tries: 1 }),
      other.run("select * from orders"),
    ]);
    expect(refusal).toMatchObject({ status: "rejected", reason: expect.any(BlockedMigration) });
    expect(read.status).toBe("fulfilled");
    await use.end();
    await expect(other.run("select tax from orders")).rejects.toMatchObject({ code: "42703" });
  });

  it("waits for the migration of another process without a time limit", async () => {
    const from = await folderWith("9103-slow.sql", "select pg_sleep(4);\n--> next\ncreate table slow (id int);");
    expect(await Promise.all([migrate(database, { from }), migrate(other, { from })])).toEqual(
      expect.arrayContaining([["9103-slow.sql"], []]),
    );
  });
});
