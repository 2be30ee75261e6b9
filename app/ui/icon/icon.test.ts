import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES } from "./icon-names.ts";

const sprite = readFileSync("public/marks/icons.svg", "utf8");
const drawn = new Set([...sprite.matchAll(/<symbol id="i-([a-z-]+)"/g)].map((match) => match[1]));

test("the sprite holds exactly the named icons", () => {
  expect(drawn).toEqual(new Set(ICON_NAMES));
});
