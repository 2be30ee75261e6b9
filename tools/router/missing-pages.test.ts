import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { throwInsteadOfReload } from "./missing-pages.ts";

const router = "node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js";

it("the patched router throws an error when the code of a page is missing", () => {
  const code = throwInsteadOfReload(readFileSync(router, "utf8"));
  expect(code).not.toContain("location.reload");
  expect(code).toContain("default() { throw error; }");
});

it("the patch fails when the router's code has changed", () => {
  expect(() => throwInsteadOfReload("export {};")).toThrow("no longer loads a page anew");
});
