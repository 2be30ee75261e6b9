import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build } from "vite";

/** What a page needs to look like the shop without a connection. */
const shellFiles = [/^assets\/.+\.css$/, /^fonts\/.+-latin(?:-wght-normal)?\.woff2$/, /^marks\/.+\.svg$/];

/** Bundles the service worker, with the list of files it keeps, into one script at the root of the shop. */
export async function buildWorker(clientFolder: string): Promise<void> {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)));
  const revisions = await Promise.all(
    files.sort().map(async (file) => ({ url: `/${file}`, revision: await revision(join(clientFolder, file)) })),
  );
  const kept = new Set(pickByPatterns(files, shellFiles));
  const precache = revisions.filter(({ url }) => kept.has(url.slice(1)));
  await build({
    configFile: false,
    logLevel: "error",
    define: {
      PRECACHED_FILES: JSON.stringify(precache),
      BUILD_ID: JSON.stringify(shorten(JSON.stringify(revisions))),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: join(import.meta.dirname, "../app/worker/worker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "worker.js",
      },
    },
  });
}

/** The files that fit a pattern; a pattern that fits no file was forgotten when files were renamed. */
export function pickByPatterns(files: readonly string[], patterns: readonly RegExp[]): string[] {
  for (const pattern of patterns) {
    if (!files.some((file) => pattern.test(file))) throw new Error(`No built file fits ${String(pattern)}`);
  }
  return files.filter((file) => patterns.some((pattern) => pattern.test(file)));
}

async function revision(file: string): Promise<string> {
  return shorten(await readFile(file));
}

function shorten(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 16);
}
