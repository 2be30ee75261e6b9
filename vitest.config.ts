import { defineConfig } from "vitest/config";
import { messages } from "./tools/messages/vite-plugin.ts";
import { bootstrapScript } from "./tools/scripts/bootstrap-script.ts";
import { viewStyles } from "./tools/styles/view-styles.ts";

/** Files that take long: `npm run test:all` runs them, `npm test` does not. */
const longTests = "**/*.long.test.ts";

export default defineConfig({
  plugins: [messages(), viewStyles(), bootstrapScript()],
  test: {
    include: ["{app,server,contracts,payments,platform,letters,database,seed,tools,test}/**/*.test.{ts,tsx}"],
    exclude: process.env.LONG_TESTS ? ["node_modules"] : ["node_modules", longTests],
    environment: "node",
    // Files share what they import: no test changes a module, and reading them all anew costs minutes.
    isolate: false,
    // The runner would leave one core to itself, which is half of a small machine.
    maxWorkers: "100%",
    globalSetup: ["test/prepare-snapshot.ts"],
    // Ten orders at once, or a database, take their time on a machine that does other things too.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
