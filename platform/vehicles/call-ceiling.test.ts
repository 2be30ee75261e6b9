import { expect, it } from "vitest";
import { createCallCeiling } from "./call-ceiling.ts";

it("lets each caller make so many calls in a window, and tells how long to wait", () => {
  let time = 0;
  const secondsToWait = createCallCeiling({ calls: 2, seconds: 10 }, () => new Date(time));
  expect([secondsToWait("a"), secondsToWait("a"), secondsToWait("a")]).toEqual([0, 0, 10]);
  expect(secondsToWait("b")).toBe(0);
  time = 9_500;
  expect(secondsToWait("a")).toBe(1);
  time = 10_000;
  expect(secondsToWait("a")).toBe(0);
});

it("does not lock a caller out when the clock is set back", () => {
  let time = 1_000_000;
  const secondsToWait = createCallCeiling({ calls: 1, seconds: 10 }, () => new Date(time));
  secondsToWait("a");
  expect(secondsToWait("a")).toBe(10);
  time = 0;
  expect(secondsToWait("a")).toBe(0);
});
