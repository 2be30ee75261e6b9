import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { vehicleDrawing } from "./vehicle-drawing.ts";

const art = join(import.meta.dirname, "../../public/art/vehicles");

const models = [
  "RangeRover",
  "RangeRoverSport",
  "RangeRoverVelar",
  "RangeRoverEvoque",
  "Defender",
  "Discovery",
  "DiscoverySport",
  "IPace",
  "FPace",
  "EPace",
  "XE",
  "XF",
  "FType",
];

it.each(models)("%s is drawn, large and small", (key) => {
  const drawing = vehicleDrawing(key);
  expect(existsSync(join(art, `${drawing}.svg`))).toBe(true);
  expect(existsSync(join(art, "light", `${drawing}.svg`))).toBe(true);
});

it.each(["Roadster", "", "toString"])("%s is not", (key) => {
  expect(vehicleDrawing(key)).toBeUndefined();
});
