import { expect, it } from "vitest";
import { orderCodeClass } from "./order-code.ts";

it.each([
  ["5_00", "fiveZero"],
  ["5_00012345", "fiveZero"],
  ["5_20", "fiveTwenty"],
  ["5_20-A1", "fiveTwenty"],
  ["5_2", undefined],
  ["15_00", undefined],
  ["500", undefined],
  ["VCS-DYJBD-AZ8UJ", undefined],
  ["", undefined],
])("the code %j is of the class %s", (code, expected) => {
  expect(orderCodeClass(code)).toBe(expected);
});
