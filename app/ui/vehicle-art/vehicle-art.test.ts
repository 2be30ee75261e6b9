import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { noseShare, VEHICLE_MODELS } from "./vehicle-models.ts";

test.each(VEHICLE_MODELS)("%s is drawn for night and for paper", (model) => {
  expect(existsSync(`public/art/vehicles/${model}.svg`)).toBe(true);
  expect(existsSync(`public/art/vehicles/light/${model}.svg`)).toBe(true);
});

test.each(VEHICLE_MODELS)("%s has its own colours, because an image inherits none", (model) => {
  expect(readFileSync(`public/art/vehicles/${model}.svg`, "utf8")).not.toContain("var(");
});

test("the nose is given as a part of the file's width", () => {
  expect(noseShare("defender")).toBe(0.1125);
  expect(noseShare("evoque")).toBe(0.155);
});
