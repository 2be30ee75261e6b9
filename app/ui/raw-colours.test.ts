import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const RAW = /#[0-9a-f]{3,8}\b|%23[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi;

test.each(globSync("app/**/*.css", { exclude: (path) => path.endsWith("tokens.css") }))(
  "%s names its colours",
  (file) => {
    expect(readFileSync(file, "utf8").match(RAW)).toBeNull();
  },
);
