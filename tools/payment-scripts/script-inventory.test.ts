import { expect, it } from "vitest";
import { providerScripts, reasonsOfFiles } from "./script-inventory.ts";

it("the inventory has a reason for every provider's origin", () => {
  for (const { reason } of providerScripts()) expect(reason).not.toBe("");
});

it("the inventory has a reason for every script of the build", () => {
  expect(reasonsOfFiles(["assets/root.js", "worker.js"]).map(({ file }) => file)).toEqual([
    "assets/root.js",
    "worker.js",
  ]);
  expect(() => reasonsOfFiles(["assets/root.js", "worker.js", "extra.js"])).toThrow("a script extra.js, without");
});

it("refuses a reason that no script of the build needs", () => {
  expect(() => reasonsOfFiles(["assets/root.js"])).toThrow("no script like /^worker");
});
