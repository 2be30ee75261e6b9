import { defineConfig } from "vitest/config";
import { messages } from "./tools/messages/vite-plugin.ts";

export default defineConfig({
  plugins: [messages()],
  test: {
    include: ["{app,server,contracts,payments,platform,database,seed,tools,test}/**/*.test.{ts,tsx}"],
    environment: "node",
    globalSetup: ["test/prepare-snapshot.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
