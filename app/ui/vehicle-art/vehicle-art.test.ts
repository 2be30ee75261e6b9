import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { frontShare, VEHICLE_DRAWINGS } from "./vehicle-drawings.ts";

test.each(VEHICLE_DRAWINGS)("%s is drawn for dark and for light backgrounds", (drawing) => {
  expect(existsSync(`public/art/vehicles/${drawing}.svg`)).toBe(true);
  expect(existsSync(`public/art/vehicles/light/${drawing}.svg`)).toBe(true);
});

test.each(VEHICLE_DRAWINGS)("%s has its own colours, because an image inherits none", (drawing) => {
  expect(readFileSync(`public/art/vehicles/${drawing}.svg`, "utf8")).not.toContain("var(");
});

test("the front is given as a part of the file's width", () => {
  expect(frontShare("defender")).toBe(0.1125);
  expect(frontShare("evoque")).toBe(0.155);
});
