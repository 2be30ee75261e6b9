import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { loadingScenes, scenePath } from "./loading-scenes.ts";

test.each([
  ["landrover", true, ["studio-sweep", "contour-dawn", "night-road"]],
  ["landrover", false, ["contour-dawn", "studio-sweep", "night-road"]],
  ["jaguar", true, ["studio-sweep-jaguar", "night-road", "contour-dawn"]],
  ["jaguar", false, ["night-road", "studio-sweep-jaguar", "contour-dawn"]],
] as const)("the scenes of %s with a known vehicle (%s) are %j", (make, isVehicleKnown, scenes) => {
  expect(loadingScenes(make, isVehicleKnown)).toEqual(scenes);
  for (const scene of scenes) expect(existsSync(`public${scenePath(scene)}`)).toBe(true);
});
