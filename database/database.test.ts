import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../test/test-database.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./database.ts";
import { readRows } from "./open-database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.run("create table notes (id int primary key, text text)");
});
afterAll(() => database.close());

const count = async () =>
  (await readRows<{ n: number }>(database.queries, sql`select count(*)::int as n from notes`))[0]?.n;

describe("whether a query finds a row", () => {
  const isNote = (text: string) => database.exists("select 1 from notes where text = $1", text);

  it("is answered for each parameter, and anew after a change", async () => {
    await database.run("insert into notes values (90, 'ü–x')");
    expect([await isNote("ü–x"), await isNote("other"), await isNote("")]).toEqual([true, false, false]);
    await database.run("delete from notes");
    expect(await isNote("ü–x")).toBe(false);
    await database.run("alter table notes add column more text");
    expect(await isNote("ü–x")).toBe(false);
  });

  it("fails for a wrong query, and answers the next one", async () => {
    await expect(database.exists("select 1 from no_such_table where text = $1", "a")).rejects.toThrow("no_such_table");
    await expect(database.exists("select 1 where 1 / length($1) > 0", "")).rejects.toThrow("division by zero");
    expect(await isNote("a")).toBe(false);
  });

  it("does not see an unfinished transaction, and is refused inside one", async () => {
    const begun = Promise.withResolvers<void>();
    const undone = database.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values (92, 'later')`);
      await expect(async () => isNote("later")).rejects.toThrow("Inside a transaction");
      begun.resolve();
      await tx.execute(sql`select 1`);
      throw new Error("undone");
    });
    const ending = undone.catch((error: unknown) => error);
    await begun.promise;
    expect(await isNote("later")).toBe(false);
    expect(await ending).toEqual(new Error("undone"));
  });
});

describe("transactions", () => {
  it("commit all changes or none", async () => {
    await expect(
      database.transaction(async (tx) => {
        await tx.execute(sql`insert into notes values (1, 'a')`);
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    expect(await count()).toBe(0);
    await database.transaction((tx) => tx.execute(sql`insert into notes values (1, 'a')`));
    expect(await count()).toBe(1);
  });

  it("refuse the database's own handle inside a transaction", async () => {
    const mistake = database.transaction(() => database.queries.execute(sql`select 1`));
    await expect(mistake).rejects.toMatchObject({
      cause: { message: expect.stringContaining("Inside a transaction") },
    });
    expect(await count()).toBe(1);
  });

  it("do not lose updates to each other", async () => {
    await database.queries.execute(sql`insert into notes values (2, '0')`);
    const addOne = () =>
      database.transaction(async (tx) => {
        const [row] = await readRows<{ text: string }>(tx, sql`select text from notes where id = 2 for update`);
        await tx.execute(sql`update notes set text = ${String(Number(row?.text) + 1)} where id = 2`);
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    expect(await readRows(database.queries, sql`select text from notes where id = 2`)).toEqual([{ text: "50" }]);
  });
});

describe("migrate", () => {
  const folderWith = async (files: Record<string, string>) => {
    const folder = await mkdtemp(join(tmpdir(), "migrations-"));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return pathToFileURL(`${folder}/`);
  };

  it("applies each file once, in order, statement by statement", async () => {
    const folder = await folderWith({
      "9002-b.sql": "insert into things values (1);\n--> next\ninsert into things values (2);",
      "9001-a.sql": "create table things (id int);",
    });
    expect(await migrate(database, { from: folder })).toEqual(["9001-a.sql", "9002-b.sql"]);
    expect(await migrate(database, { from: folder })).toEqual([]);
    expect(await readRows(database.queries, sql`select id from things order by id`)).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it("refuses a file that was changed after it had been applied", async () => {
    await migrate(database, { from: await folderWith({ "9003-c.sql": "create table c (id int);" }) });
    const changed = await folderWith({ "9003-c.sql": "create table c (id text);" });
    await expect(migrate(database, { from: changed })).rejects.toThrow("9003-c.sql was changed");
  });

  it("rolls back a migration that failed", async () => {
    const folder = await folderWith({ "9004-d.sql": "create table d (id int);\n--> next\nselect nonsense;" });
    await expect(migrate(database, { from: folder })).rejects.toThrow(
      "The migration 9004-d.sql has failed: DatabaseError 42703",
    );
    expect(await readRows(database.queries, sql`select to_regclass('d') as d`)).toEqual([{ d: null }]);
  });
});
