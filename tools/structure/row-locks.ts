import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listSourceFiles, projectRoot } from "../source-files.ts";

/**
 * Rows are locked "for no key update". The stronger "for update" also holds up the checks of foreign keys, which every
 * change of a row that refers to the locked one may need: two jobs that lock an order each, and then change the same
 * subscription, would wait for each other.
 */
const strongLock = /\.for\(\s*["'`](?:update|share)["'`]/;

const measured = /^(?:app|contracts|database|letters|payments|platform|seed|server)\/.+\.tsx?$/;

export const hasStrongLock = (source: string): boolean => strongLock.test(source);

export async function findStrongLocks(): Promise<string[]> {
  const files = (await listSourceFiles()).filter((file) => measured.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(projectRoot, file), "utf8")));
  return files
    .filter((_, index) => hasStrongLock(sources[index] ?? ""))
    .map((file) => `${file}: lock rows with .for("no key update")`);
}
