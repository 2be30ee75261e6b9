import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

export const projectRoot = join(import.meta.dirname, "..");
export const roots = [
  "app",
  "bench",
  "contracts",
  "database",
  "e2e",
  "payments",
  "letters",
  "platform",
  "seed",
  "server",
  "test",
  "tools",
];

/** Every file of the source roots, as paths from the project's root. */
export async function listSourceFiles(root: string = projectRoot): Promise<string[]> {
  const lists = await Promise.all(
    roots.map((name) => readdir(join(root, name), { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return lists
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
