import { expect, it } from "vitest";
import { heldForMs } from "./refusal-time.ts";

it.each([
  [0, 400, 400],
  [1, 400, 399],
  [399.5, 400, 0.5],
  [400, 400, 0],
  [400.5, 400, 399.5],
  [1000, 400, 200],
  [5, 0, 0],
])("after %d ms, with a step of %d ms, an answer is held for %d ms", (elapsed, step, held) => {
  expect(heldForMs(elapsed, step)).toBe(held);
});
