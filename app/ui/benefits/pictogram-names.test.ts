import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PICTOGRAM_NAMES } from "./pictogram-names.ts";

it("the sprite holds exactly the named pictograms", () => {
  const sprite = readFileSync("public/marks/pictograms.svg", "utf8");
  const drawn = Array.from(sprite.matchAll(/<symbol id="p-([a-z]+)"/g), ([, name]) => name);
  expect(drawn).toEqual([...PICTOGRAM_NAMES]);
});
