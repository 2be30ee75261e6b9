import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./source-files.ts";
import { unpackDebianChromium } from "./unpack-debian-chromium.ts";

const cache = join(projectRoot, "node_modules/.cache");

/**
 * A Chromium to test with: one that is there, the one inside an npm package (Linux on x64), or Debian's, unpacked
 * beside the other packages. None of it needs more rights than writing to this folder.
 */
export async function findBrowser(): Promise<string> {
  const installed = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  const found = installed.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return unpackCarriedBrowser();
  const unpacked = process.platform === "linux" ? unpackDebianChromium(join(cache, "debian-chromium")) : undefined;
  if (!unpacked) throw new Error("No Chromium was found. Install one and set CHROMIUM_PATH to it.");
  return unpacked;
}

/** The package unpacks itself into the temporary folder; given one of ours, it needs to do so only once. */
async function unpackCarriedBrowser(): Promise<string> {
  process.env.TMPDIR = join(cache, "chromium");
  mkdirSync(process.env.TMPDIR, { recursive: true });
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
