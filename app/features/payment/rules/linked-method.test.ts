import { expect, it } from "vitest";
import { isLinked } from "./linked-method.ts";

const today = "2026-11-15";
const running = { isCancelled: false, expirationDate: "2026-11-15" };
const endless = { isCancelled: false, expirationDate: null };
const over = { isCancelled: false, expirationDate: "2026-11-14" };
const cancelled = { isCancelled: true, expirationDate: "2027-11-15" };

it.each([
  ["mine", [running], true],
  ["mine", [endless], true],
  ["mine", [over, cancelled], false],
  ["mine", [over, running], true],
  ["mine", [], false],
  ["another", [running], false],
])("%s with %o is linked: %s", (token, subscriptions, isOne) => {
  expect(isLinked(token, { tokens: ["mine"], subscriptions, today })).toBe(isOne);
});
