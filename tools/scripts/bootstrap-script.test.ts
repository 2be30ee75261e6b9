import { join } from "node:path";
import { Script } from "node:vm";
import { expect, it } from "vitest";
import { compileBootstrap } from "./bootstrap-script.ts";

const code = await compileBootstrap(join(import.meta.dirname, "../.."), false);

it("is at most 3 kB, as it stands in every page", () => {
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(3_000);
});

it("is one classic script that cannot end its element", () => {
  expect(code).not.toMatch(/<\/script|<!--|\bexport\b|^import\b/m);
  expect(() => new Script(code)).not.toThrow();
});
