import { describe, expect, it } from "vitest";
import { fromMajorUnits, toMajorUnits } from "./money.ts";

describe("money", () => {
  it.for([
    [89, 8900],
    [1299.5, 129950],
    [0.1, 10],
    [19.99, 1999],
    [1.005, 101],
    [0, 0],
    [-39, -3900],
  ] as const)("%d is %d minor units", ([major, amount]) => {
    expect(fromMajorUnits(major, "GBP")).toEqual({ amount, currency: "GBP" });
  });

  it("is converted back to a decimal", () => {
    expect(toMajorUnits({ amount: 129950, currency: "EUR" })).toBe(1299.5);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("cannot be %d", (value) => {
    expect(() => fromMajorUnits(value, "GBP")).toThrow("Not an amount of money");
  });
});
