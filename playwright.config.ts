import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

/** A browser that needs no download of its own: one that is there, else the one inside an npm package. */
async function findBrowser(): Promise<string | undefined> {
  const installed = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];
  const found = installed.find((path) => path && existsSync(path));
  if (found || process.platform !== "linux" || process.arch !== "x64") return found;
  // The package unpacks itself into the temporary folder; in here it needs to do so only once.
  process.env.TMPDIR = join(import.meta.dirname, "node_modules/.cache/chromium");
  mkdirSync(process.env.TMPDIR, { recursive: true });
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

const executablePath = await findBrowser();
const port = 3190;

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    trace: "retain-on-failure",
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
  webServer: {
    command: "exec node server/main.ts",
    env: { NODE_ENV: "production", PORT: String(port), DATA_DIR: "node_modules/.cache/e2e-data", LOG_LEVEL: "error" },
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
