import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { shortClassName } from "./tools/styles/class-names.ts";
import { messages } from "./tools/messages/vite-plugin.ts";
import { missingPages } from "./tools/router/missing-pages.ts";
import { unusedTokens } from "./tools/styles/unused-tokens.ts";
import { viewStyles } from "./tools/styles/view-styles.ts";

const shellCode =
  /app\/(?:features\/shell\/(?!account-sheet|profile-menu|splash-view|slow-navigation\/)|site\/(?!return-path)|i18n\/(?!number|plan|format-(?:date|number)))|app\/(?:page-head|shop-frame|site-links|rendering\/later-view)\.tsx|app\/ui\/(?:(?:base|tokens)\.css|alert\/alert\.tsx|field\/use-correctable-error\.ts)|app\/features\/(?:consent\/consent-banner\.module|basket\/bag\/(?:shop-bag|use-basket-news))/;
const renewalStyles =
  /app\/(?:ui\/(?:accordion|alert|benefits|breadcrumb|buy-card|chart|fact-rows|gallery|link-list|panel|plan-selector|readout|section-head|service-art)|features\/renewal\/[\w-]+)\/[\w-]+\.module\.css/;

const groups = [
  { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//, priority: 2 },
  {
    // What every page has goes into two files: a browser fetches and a compressor packs two better than twenty. The
    // styles of the pages people come for are in the same sheet: apart they would be a tenth larger. Formats of dates
    // and amounts stay out: the first view of most pages has none.
    name: "shell",
    test: (id: string) => shellCode.test(id) || renewalStyles.test(id),
    priority: 1,
  },
  // Before the pages that use it: a group takes along what its files import and no earlier group has.
  { name: "retry", test: /app\/visit\/(?:retry-form\.tsx|use-look-again\.ts)$/, priority: 1 },
  {
    name: "renewal-pages",
    test: /app\/routes\/renewal\/(?:services?-page|offer-away-later)\.tsx$/,
    priority: 1,
  },
  { name: "fields", test: /app\/ui\/(?:field|vin-field)\/[\w-]+\.tsx$/, priority: 1 },
  // Small parts that several pages share, by what is needed together: a few files instead of two dozen.
  {
    name: "sums",
    test: /app\/features\/(?:basket\/(?:item-note|panel\/total-rows)|checkout\/order-line|payment\/paying-basket)\.ts$/,
    priority: 1,
  },
  { name: "choices", test: /app\/ui\/(?:checkbox|radio-rows)\/[\w-]+\.tsx$/, priority: 1 },
  {
    name: "facts",
    test: /app\/(?:ui\/(?:fact-rows|panel|tag)\/[\w-]+\.tsx|vehicle\/vehicle-drawing\.ts)$/,
    priority: 1,
  },
  { name: "samples", test: /sample-(?:list|vehicles)\.tsx$/, priority: 1 },
  {
    name: "basket-parts",
    test: /app\/ui\/(?:basket-item|empty-state)\/[\w-]+\.tsx$|service-picture\.tsx$|item-problem\.ts$/,
    priority: 1,
  },
  {
    name: "checkout-parts",
    test: /app\/(?:address\/form|domain\/address-lines|features\/payment\/(?:rules\/payment-error-text|step\/use-call-href)|ui\/(?:checkout-step|key-terms|select|steps|vehicle-row))(?:\/[\w-]+)?\.tsx?$/,
    priority: 0,
  },
];

export default defineConfig(({ command }) => ({
  // While developing, a class keeps the name it has in its file.
  css: command === "build" ? { modules: { generateScopedName: shortClassName } } : {},
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { rolldownOptions: { input: "./app/server.ts" } } },
  },
  // Known from the start, so that the first page of a development server is not loaded twice.
  optimizeDeps: { include: ["jose", "zod"] },
  plugins: [messages(), unusedTokens(), viewStyles(), missingPages(), reactRouter()],
}));
