import { defineConfig } from "vitest/config";
import { messages } from "./tools/messages/vite-plugin.ts";
import { viewStyles } from "./tools/styles/view-styles.ts";

export default defineConfig({
  plugins: [messages(), viewStyles()],
  test: {
    include: ["{app,server,contracts,payments,platform,database,seed,tools,test}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Files share what they import: no test changes a module, and reading them all anew costs minutes.
    isolate: false,
    globalSetup: ["test/prepare-snapshot.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
