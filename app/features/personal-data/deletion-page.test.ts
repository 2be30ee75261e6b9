import { expect, it } from "vitest";
import { hasSignedInRecently } from "./deletion-page.ts";

const now = new Date("2026-11-17T12:00:00Z");

it.each([
  [undefined, false],
  [0, true],
  [10 * 60_000, true],
  [10 * 60_000 + 1, false],
])("a sign-in %s ms ago is recent: %s", (age, isRecent) => {
  expect(hasSignedInRecently(age === undefined ? undefined : now.getTime() - age, now)).toBe(isRecent);
});
