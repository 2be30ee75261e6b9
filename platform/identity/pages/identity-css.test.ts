import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const own = read("./identity.css");
const shopTokens = new Set(read("../../../app/ui/tokens.css").match(/--[\w-]+(?=:)/g));

it("uses only design tokens of the shop", () => {
  const used = Array.from(own.matchAll(/var\((--[\w-]+)/g), ([, name = ""]) => name);
  expect(used.length).toBeGreaterThan(45);
  expect(used.filter((name) => !shopTokens.has(name))).toEqual([]);
});

it("sets no token and no font of its own", () => {
  expect(own.match(/--[\w-]+(?=\s*:)|@font-face/g)).toBeNull();
});
