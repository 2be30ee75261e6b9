import { expect, it } from "vitest";
import { findStrongLocks, hasStrongLock } from "./row-locks.ts";

it.each([
  ['await tx.select().from(orders).for("update");', true],
  ['await tx.select().from(orders).for("update", { skipLocked: true });', true],
  ['await tx.select().from(orders).for("share");', true],
  ['await tx.select().from(orders).for("no key update");', false],
])("%s holds up foreign keys: %s", (source, expected) => {
  expect(hasStrongLock(source)).toBe(expected);
});

it("finds none in this project", async () => {
  expect(await findStrongLocks()).toEqual([]);
});
