import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("app/**/*.{css,ts,tsx}");
const texts = files.map((file) => readFileSync(file, "utf8"));
/** Variables that a style sheet, a script or a view sets by their whole name. */
const defined = new Set(texts.join("\n").match(/--[\w-]+(?=\s*:|")/g));

test.each(globSync("app/**/*.css"))("%s uses only variables that are set", (file) => {
  const used = [...readFileSync(file, "utf8").matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.has(String(name)))).toEqual([]);
});
