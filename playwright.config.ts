import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./tools/find-browser.ts";

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
    command: "exec node server/main.ts",
    env: { NODE_ENV: "production", PORT: String(port), DATA_DIR: "node_modules/.cache/e2e-data", LOG_LEVEL: "error" },
    url: `http://localhost:${port}/health/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
