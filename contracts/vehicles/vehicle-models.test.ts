import { expect, it } from "vitest";
import { findVehicleModel, vehicleModels } from "./vehicle-models.ts";

it.each([
  ["Evoque", "RangeRoverEvoque", "Range Rover Evoque"],
  ["Range Rover Evoque", "RangeRoverEvoque", "Range Rover Evoque"],
  ["RANGE ROVER EVOQUE", "RangeRoverEvoque", "Range Rover Evoque"],
  ["L663", "Defender", "Defender"],
  ["L664", "Defender", "Defender"],
  ["Defender 110", "Defender", "Defender"],
  ["Range Rover", "RangeRover", "Range Rover"],
  ["Discovery", "Discovery", "Discovery"],
  ["I-PACE", "IPace", "I-PACE"],
  ["i pace", "IPace", "I-PACE"],
])("recognises %s as %s", (spelling, key, name) => {
  expect(findVehicleModel(spelling)).toMatchObject({ key, name });
});

it("finds no model for a spelling that is not listed", () => {
  expect(findVehicleModel("Model T")).toBeUndefined();
  expect(findVehicleModel("")).toBeUndefined();
});

it("gives no spelling to two models", () => {
  const spellings = vehicleModels.flatMap(({ key, name, lines, aliases }) =>
    [...new Set([key, name, ...lines, ...aliases].map((it) => it.replaceAll(/[^A-Za-z0-9]/g, "").toLowerCase()))].map(
      (spelling) => [spelling, key] as const,
    ),
  );
  expect(new Map(spellings).size).toBe(spellings.length);
});
