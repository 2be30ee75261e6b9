import { expect, it } from "vitest";
import { majorUnitsText, toMajorUnits, toMinorUnits } from "./minor-units.ts";

it.each([
  [0, 0, "0.00"],
  [0.01, 1, "0.01"],
  [19.99, 1_999, "19.99"],
  [1_299.5, 129_950, "1299.50"],
  [-4.35, -435, "-4.35"],
])("%d are %d minor units, and %s as text", (amount, minorUnits, text) => {
  expect(toMinorUnits(amount)).toBe(minorUnits);
  expect(toMajorUnits(minorUnits)).toBe(amount);
  expect(majorUnitsText(minorUnits)).toBe(text);
});
