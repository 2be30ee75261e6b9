import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

/** What a page needs to look like the shop without a connection. */
const shellFiles = [/^assets\/.+\.css$/, /^fonts\/.+-latin(?:-wght-normal)?\.woff2$/, /^marks\/.+\.svg$/];

/** Bundles the service worker, with the list of files it keeps, into one script at the root of the shop. */
export async function buildWorker(clientFolder: string): Promise<void> {
  const files = (await readdir(clientFolder, { recursive: true })).filter((file) =>
    shellFiles.some((pattern) => pattern.test(file)),
  );
  const precache = await Promise.all(
    files.sort().map(async (file) => ({ url: `/${file}`, revision: await revision(join(clientFolder, file)) })),
  );
  await build({
    configFile: false,
    logLevel: "error",
    define: { PRECACHED_FILES: JSON.stringify(precache), "process.env.NODE_ENV": '"production"' },
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

async function revision(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("hex")
    .slice(0, 16);
}
