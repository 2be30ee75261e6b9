import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { messages } from "./tools/messages/vite-plugin.ts";
import { viewStyles } from "./tools/view-styles.ts";

/** What every page has goes into two files: a browser fetches and a compressor packs two better than twenty. */
const groups = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//, priority: 2 },
  {
    name: "shell",
    test: /node_modules\/(?:intl-messageformat|@formatjs)\/|app\/(?:features\/shell\/(?!profile-menu)|site\/|i18n\/)|app\/(?:page-head|shop-frame|site-links)\.tsx/,
    priority: 1,
  },
];

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
  // Known from the start, so that the first page of a development server is not loaded twice.
  optimizeDeps: { include: ["intl-messageformat", "jose", "zod"] },
  plugins: [messages(), viewStyles(), reactRouter()],
});
