import { expect, test } from "vitest";
import { tickPath } from "./tick-path.ts";

test.each([
  { positions: [], from: 0, to: 5, path: "" },
  { positions: [0], from: 0, to: 5, path: "M0 0v5" },
  { positions: [0, 1.67, 3.33, 5], from: 0, to: 5, path: "M0 0v5m1.67-5v5m1.66-5v5m1.67-5v5" },
  { positions: [7.55, 20], from: 9, to: 14, path: "M7.55 9v5m12.45-5v5" },
])("ticks at $positions from $from to $to have the path $path", ({ positions, from, to, path }) => {
  expect(tickPath(positions, { from, to })).toBe(path);
});
