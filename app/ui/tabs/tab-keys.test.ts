import { expect, test } from "vitest";
import { nextTab } from "./tab-keys.ts";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 1, 0],
  ["ArrowLeft", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["Enter", 1, undefined],
])("%s on tab %d of three selects tab %s", (key, current, next) => {
  expect(nextTab({ key, current, count: 3 })).toBe(next);
});
