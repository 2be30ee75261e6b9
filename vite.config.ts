import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { bootstrapScript } from "./tools/scripts/bootstrap-script.ts";
import { scriptGroups } from "./tools/scripts/script-groups.ts";
import { scopedClassName } from "./tools/styles/class-names.ts";
import { constantTokens } from "./tools/styles/constant-tokens.ts";
import { inlineClassNames } from "./tools/styles/inline-class-names.ts";
import { messages } from "./tools/messages/vite-plugin.ts";
import { missingPages } from "./tools/router/missing-pages.ts";
import { unusedTokens } from "./tools/styles/unused-tokens.ts";
import { viewStyles } from "./tools/styles/view-styles.ts";

const { plugin: groupScripts, groups } = scriptGroups();

export default defineConfig(({ command }) => ({
  // While developing, a class keeps the name it has in its file.
  css: command === "build" ? { modules: { generateScopedName: scopedClassName } } : {},
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: { rolldownOptions: { input: "./app/server.ts" } },
      // The shop uses a tenth of it; as a package, the process would hold all of it in memory.
      resolve: command === "build" ? { noExternal: [/^react-aria/, /^react-stately/, /^@internationalized\//] } : {},
    },
  },
  // Known from the start, so that the first page of a development server is not loaded twice.
  optimizeDeps: { include: ["jose", "zod"] },
  plugins: [
    groupScripts,
    bootstrapScript(),
    inlineClassNames(),
    messages(),
    unusedTokens(),
    constantTokens(),
    viewStyles(),
    missingPages(),
    reactRouter(),
  ],
}));
