import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const manifestFile = /^manifest-\w+\.js$/;
const rootSheets = /"root":\{[^}]*?"css":\[([^\]]*)\]/;

/** The style sheets of every page that the router's manifest names with a "#" behind them. */
export function findMarkedSheets(manifest: string): string[] {
  const [, sheets = ""] = rootSheets.exec(manifest) ?? [];
  return Array.from(sheets.matchAll(/"([^"]+\.css)#"/g), ([, sheet = ""]) => sheet);
}

/**
 * The router marks the sheets that code imported on demand needs as well, so that they are linked once more and stay when
 * their page goes. The sheets of every page never go. Linked again behind the sheets of a page, they would win over them,
 * and the page would change with the first touch.
 */
export async function unmarkRootSheets(build: string): Promise<void> {
  const assets = join(build, "client", "assets");
  const manifests = (await readdir(assets)).filter((name) => manifestFile.test(name)).map((name) => join(assets, name));
  const [manifest] = manifests;
  if (!manifest) throw new Error("The build has no manifest of its pages");
  const sheets = findMarkedSheets(await readFile(manifest, "utf8"));
  const server = join(build, "server", "assets");
  const serverFiles = (await readdir(server)).filter((name) => name.endsWith(".js")).map((name) => join(server, name));
  for (const file of [...manifests, ...serverFiles]) {
    const code = await readFile(file, "utf8");
    const unmarked = sheets.reduce((done, sheet) => done.replaceAll(`${sheet}#`, sheet), code);
    if (unmarked !== code) await writeFile(file, unmarked);
  }
}
