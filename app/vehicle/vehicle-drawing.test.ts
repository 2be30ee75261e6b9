import { expect, it } from "vitest";
import { vehicleModels } from "../../contracts/vehicles/vehicle-models.ts";
import { VEHICLE_MODELS } from "../ui/vehicle-art/vehicle-models.ts";
import { drawingOf } from "./vehicle-drawing.ts";

it("is there for every model, and every drawing is used", () => {
  const drawn = vehicleModels.map(({ key }) => drawingOf(key) ?? "");
  expect(new Set(drawn)).toEqual(new Set(VEHICLE_MODELS));
});

it("is missing for a model nobody has listed", () => {
  expect(drawingOf("ModelT")).toBeUndefined();
});
