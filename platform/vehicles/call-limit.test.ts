import { expect, it } from "vitest";
import { createCallLimit } from "./call-limit.ts";

it("limits the calls of each caller in a window, and returns the seconds to wait", () => {
  let time = 0;
  const secondsToWait = createCallLimit({ calls: 2, seconds: 10 }, () => new Date(time));
  expect([secondsToWait("a"), secondsToWait("a"), secondsToWait("a")]).toEqual([0, 0, 10]);
  expect(secondsToWait("b")).toBe(0);
  time = 9_500;
  expect(secondsToWait("a")).toBe(1);
  time = 10_000;
  expect(secondsToWait("a")).toBe(0);
});

it("does not lock a caller out when the clock is set back", () => {
  let time = 1_000_000;
  const secondsToWait = createCallLimit({ calls: 1, seconds: 10 }, () => new Date(time));
  secondsToWait("a");
  expect(secondsToWait("a")).toBe(10);
  time = 0;
  expect(secondsToWait("a")).toBe(0);
});
