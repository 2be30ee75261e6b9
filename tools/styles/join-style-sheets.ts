import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

type StorefrontModule = typeof import("../../app/server.ts");

/** Writes one file for the style sheets of each page. */
export async function joinStyleSheets(build: string): Promise<void> {
  const built = pathToFileURL(join(build, "server", "index.js"));
  // A process that has loaded an earlier build would get that one again.
  built.search = String(Date.now());
  const { listJoinedSheets } = (await import(built.href)) as StorefrontModule;
  const client = join(build, "client");
  for (const [name, sheets] of Object.entries(await listJoinedSheets())) {
    const parts = await Promise.all(sheets.map((sheet) => readFile(join(client, sheet), "utf8")));
    await writeFile(join(client, name), parts.join(""));
  }
}
