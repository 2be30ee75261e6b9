import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildProcess } from "./process/build-process.ts";
import { buildWorker } from "./build-worker.ts";
import { joinStyleSheets } from "./styles/join-style-sheets.ts";
import { run } from "./run.ts";
import { writeScriptInventory } from "./payment-scripts/script-inventory.ts";

const root = join(import.meta.dirname, "..");
const storefrontSources = [
  "app",
  "contracts",
  "public",
  "tools/messages",
  "tools/payment-scripts",
  "tools/router",
  "tools/scripts",
  "tools/styles",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
const processSources = [
  "build/server",
  "contracts",
  "database",
  "letters",
  "payments",
  "platform",
  "seed",
  "server",
  "tools/process",
  "package-lock.json",
];
const compressible = /\.(?:js|css|svg|json|txt|xml)$/;

/** Builds the storefront and the process that serves it, each unless it was made from exactly these files. */
export async function buildWhenNeeded(): Promise<void> {
  await remake(storefrontSources, join(root, "build", "made-from"), buildStorefront);
  const folder = join(root, "build", "process");
  await remake(processSources, join(folder, "made-from"), () => buildProcess(folder));
}

async function remake(sources: readonly string[], stampFile: string, make: () => Promise<void>): Promise<void> {
  const stamp = await fingerprint(sources);
  if (existsSync(stampFile) && (await readFile(stampFile, "utf8")) === stamp) return;
  await make();
  await writeFile(stampFile, stamp);
}

async function buildStorefront(): Promise<void> {
  console.log("Building the shop…");
  const { code, output } = await run("react-router", ["build"], { env: { NODE_ENV: "production" }, isQuiet: true });
  if (code !== 0) throw new Error(`The build failed.\n${output}`);
  await joinStyleSheets(join(root, "build"));
  await buildWorker(join(root, "build", "client"));
  await writeScriptInventory(join(root, "build", "client"), join(root, "build", "payment-scripts.json"));
  await compressFiles(join(root, "build", "client"));
}

async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    for (const file of await filesUnder(join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file.slice(root.length)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Compressed once, here, as hard as it goes; the server then only picks the file. */
async function compressFiles(folder: string): Promise<void> {
  const files = (await filesUnder(folder)).filter((file) => compressible.test(file));
  for (const file of files) {
    const content = await readFile(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

if (import.meta.main) await buildWhenNeeded();
