import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { vehicleModels } from "../../contracts/vehicles/vehicle-models.ts";
import { drawingOfModel } from "../../app/ui/vehicle-art/drawing-of-model.ts";

const art = join(import.meta.dirname, "../../public/art/vehicles");

it.each(vehicleModels.map(({ key }) => key))("%s has a large and a small drawing", (key) => {
  const drawing = drawingOfModel(key);
  expect(existsSync(join(art, `${drawing}.svg`))).toBe(true);
  expect(existsSync(join(art, "light", `${drawing}.svg`))).toBe(true);
});

it.each(["Roadster", "", "toString"])("the unknown model %j has no drawing", (key) => {
  expect(drawingOfModel(key)).toBeUndefined();
});
