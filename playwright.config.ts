import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { prepareDataTemplate } from "./tools/data-template.ts";
import { findBrowser } from "./tools/find-browser.ts";

const executablePath = await findBrowser();
const port = 3190;
// An address of their own, so that nothing else on the machine can hold it by chance.
process.env.SANDBOX_ORIGIN ??= "http://localhost:3191";
const dataFolder = "node_modules/.cache/browser-tests";

// Tests that start a shop of their own look here for its data.
process.env.DATA_TEMPLATE = await prepareDataTemplate();
// What every shop of the run logs comes together here; the processes that run the tests inherit the place.
process.env.SHOP_LOGS ??= mkdtempSync(join(tmpdir(), "shop-logs-"));

export default defineConfig({
  testDir: "e2e",
  // The logs are looked through after everything else.
  projects: [
    { name: "shop", testIgnore: "log-lines.spec.ts", teardown: "logs" },
    { name: "logs", testMatch: "log-lines.spec.ts" },
  ],
  fullyParallel: true,
  // Pages wait more than they work: a third one keeps two cores busy.
  workers: 3,
  retries: 0,
  timeout: 120_000,
  // Two cores serve the browsers, the shop and the shops that single tests start: a page may take its time.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    screenshot: "only-on-failure",
    serviceWorkers: "block",
    launchOptions: {
      executablePath,
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
    command: `rm -rf ${dataFolder} && cp -r ${process.env.DATA_TEMPLATE} ${dataFolder} && exec node server/main.ts > ${process.env.SHOP_LOGS}/shop.log`,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: "info",
      RATE_LIMIT_SCALE: "100",
      PAYMENT_SANDBOX_ORIGIN: process.env.SANDBOX_ORIGIN,
    },
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
