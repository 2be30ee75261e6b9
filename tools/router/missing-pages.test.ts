import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { throwInsteadOfReload } from "./missing-pages.ts";

const router = "node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js";

it("lets a page whose code is missing be an error", () => {
  const code = throwInsteadOfReload(readFileSync(router, "utf8"));
  expect(code).not.toContain("location.reload");
  expect(code).toContain("default() { throw error; }");
});

it("notices when the router has changed its ways", () => {
  expect(() => throwInsteadOfReload("export {};")).toThrow("no longer loads a page anew");
});
