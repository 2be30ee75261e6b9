import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,server,contracts,payments,platform,database,seed,tools,test}/**/*.test.{ts,tsx}"],
    environment: "node",
    globalSetup: ["test/prepare-snapshot.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
