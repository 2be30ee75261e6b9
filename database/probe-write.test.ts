import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { openTestDatabase } from "../test/test-database.ts";
import type { Database } from "./database.ts";
import { readRows } from "./open-database.ts";
import { probeDisk } from "./probe-write.ts";

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "probe-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const probes = () => readRows<{ n: number }>(database.queries, sql`select count(*)::int as n from readiness_probes`);

it("writes one row per process, however often it runs, and deletes old rows", async () => {
  await database.run(`insert into readiness_probes values (gen_random_uuid(), now() - interval '2 days')`);
  for (const _ of [1, 2, 3]) await database.probeWrite();
  expect(await probes()).toEqual([{ n: 1 }]);
});

it("fails when the database takes no write", async () => {
  await database.run("alter table readiness_probes rename to gone");
  await expect(database.probeWrite()).rejects.toThrow(/./);
  await database.run("alter table gone rename to readiness_probes");
  await database.probeWrite();
});

it("leaves nothing on the disk", async () => {
  probeDisk(folder);
  expect(await readdir(folder)).toEqual([]);
  expect(await readdir(tmpdir())).not.toContain(`${basename(folder)}.probe`);
});

it.each([
  ["a disk that is nearly full", () => probeDisk(folder, Number.MAX_SAFE_INTEGER), "bytes left"],
  ["a folder that is gone", () => probeDisk(join(folder, "gone")), "ENOENT"],
])("fails with %s", (_, probe, message) => {
  expect(probe).toThrow(message);
});
