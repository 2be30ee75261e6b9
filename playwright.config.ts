import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { prepareDataTemplate } from "./tools/data-template.ts";
import { findBrowser } from "./tools/find-browser.ts";
import shop from "./tools/process/shop-process.json" with { type: "json" };

process.env.SHOP_PROGRAM = JSON.stringify(shop);
const executablePath = await findBrowser();
const port = Number(process.env.BROWSER_TEST_PORT ?? 3190);
// The only address without TLS at which Adyen's library lets a bank ask within the page. A shop that is running may have
// its port, so the browser is sent to another one.
const sandboxOrigin = "http://localhost:8080";
const sandboxPort = port + 1;
// Where the tests themselves reach the sandboxes.
process.env.SANDBOX_ORIGIN = `http://localhost:${sandboxPort}`;
const dataFolder = "node_modules/.cache/browser-tests";

// Tests that start a shop of their own look here for its data.
process.env.DATA_TEMPLATE = await prepareDataTemplate();
// What every shop of the run logs comes together here; the processes that run the tests inherit the place.
process.env.SHOP_LOGS ??= mkdtempSync(join(tmpdir(), "shop-logs-"));

const log = `${process.env.SHOP_LOGS}/shop.log`;

/**
 * A new browser starts a process for the suggestions below its address line with every context, though nothing is ever
 * typed there; with many tests that is a large part of the work. The list replaces Playwright's own, so it has those too.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "LensOverlay",
  "HttpsFirstBalancedModeAutoEnable",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * The shop of the tests: one process on the embedded engine, or two that take turns in a database of their own on the
 * PostgreSQL server that is named.
 */
function shopData(): { command: string; env: Record<string, string> } {
  const server = process.env.TEST_DATABASE_URL;
  if (!server || server === "temporary") {
    const prepare = `rm -rf ${dataFolder} && cp -r ${process.env.DATA_TEMPLATE} ${dataFolder}`;
    return {
      command: `${prepare} && exec node ${shop.flags.join(" ")} ${shop.program}`,
      env: { ...shop.settings, DATA_DIR: dataFolder },
    };
  }
  const url = new URL(server);
  url.pathname = `/browser_tests_${port}`;
  return {
    command: "node tools/empty-database.ts && exec node e2e/support/shops/two-shops.ts",
    env: { DATABASE_URL: url.href, SESSION_SECRET: "browser-tests".repeat(3) },
  };
}
const { command, env: dataSettings } = shopData();

export default defineConfig({
  testDir: "e2e",
  // The logs are looked through after everything else.
  projects: [
    { name: "shop", testIgnore: "log-lines.spec.ts", teardown: "logs" },
    { name: "logs", testMatch: "log-lines.spec.ts" },
  ],
  fullyParallel: true,
  // Pages wait more than they work: six of them keep two cores busy.
  workers: 6,
  // What needed another try is printed at the end of the run by name.
  retries: 2,
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
        `--disable-features=${disabledFeatures.join(",")}`,
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        `--host-resolver-rules=MAP localhost:8080 localhost:${sandboxPort}`,
      ],
    },
  },
  webServer: {
    command: `${command} > ${log}`,
    env: {
      NODE_ENV: "production",
      PORT: String(port),
      ...dataSettings,
      LOG_LEVEL: "info",
      RATE_LIMIT_SCALE: "100",
      // Browsers and shops share two cores here, and what is slow is not a system behind the shop.
      REQUEST_TIME_SCALE: "5",
      PAYMENT_SANDBOX_ORIGIN: sandboxOrigin,
      PAYMENT_SANDBOX_PORT: String(sandboxPort),
    },
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
