import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { snapshotPath } from "./test-database.ts";

/** Creating an embedded database takes seconds, copying one a fraction: the tests start from a copy. */
export async function setup(): Promise<void> {
  const lite = await PGlite.create();
  const dump = await lite.dumpDataDir("none");
  await lite.close();
  await mkdir(dirname(snapshotPath), { recursive: true });
  await writeFile(snapshotPath, await dump.bytes());
}
