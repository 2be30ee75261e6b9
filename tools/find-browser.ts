import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./source-files.ts";

const debianChromium = "/usr/bin/chromium";

/**
 * A Chromium to test with: one that is there, the one inside an npm package (Linux on x64), or the distribution's,
 * installed when this may be done.
 */
export async function findBrowser(): Promise<string> {
  const installed = [process.env.CHROMIUM_PATH, debianChromium, "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
  const found = installed.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return unpackCarriedBrowser();
  if (process.getuid?.() === 0 && installDebianChromium()) return debianChromium;
  throw new Error("No Chromium was found. Install one and set CHROMIUM_PATH to it.");
}

/** The package unpacks itself into the temporary folder; given one of ours, it needs to do so only once. */
async function unpackCarriedBrowser(): Promise<string> {
  process.env.TMPDIR = join(projectRoot, "node_modules/.cache/chromium");
  mkdirSync(process.env.TMPDIR, { recursive: true });
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

function installDebianChromium(): boolean {
  console.log("Installing Chromium from the distribution's packages…");
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  spawnSync("apt-get", ["update"], options);
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], options);
  return existsSync(debianChromium);
}
