import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8").replaceAll(/\/\*.*?\*\//gs, "");
const own = read("./identity.css");
const shops = read("../../../app/ui/tokens.css");

const collapseSpaces = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** Every custom property by its media query, if any, and its selector. */
function readTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  const blocks: string[] = [];
  for (const [, selector, declaration, end] of css.matchAll(/([^{};]+)\{|([^{};]+);|(\})/g)) {
    if (selector !== undefined) blocks.push(collapseSpaces(selector));
    else if (end) blocks.pop();
    else {
      const [name = "", ...value] = collapseSpaces(declaration ?? "").split(":");
      if (!name.startsWith("--")) continue;
      const media = blocks.slice(0, -1).map((query) => `${query} `);
      for (const selectorPart of blocks.at(-1)?.split(",") ?? []) {
        tokens.set(`${media.join("")}${collapseSpaces(selectorPart)} ${name}`, collapseSpaces(value.join(":")));
      }
    }
  }
  return tokens;
}

const readFonts = (css: string) => Array.from(css.matchAll(/@font-face \{.*?\}/gs), ([font]) => collapseSpaces(font));

const tokens = readTokens(own);
const expected = readTokens(shops);

it("is read in full", () => {
  expect(tokens.size).toBeGreaterThan(45);
  expect(tokens.get(":root --err")).toMatch(/^#/);
});

it.each([...tokens])("has the shop's value for %s", (name, value) => {
  expect(value).toBe(expected.get(name));
});

it("has the shop's fonts", () => {
  expect(readFonts(own)).toEqual(readFonts(shops));
});
