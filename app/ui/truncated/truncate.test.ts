import { expect, test } from "vitest";
import { phoneLength, truncate } from "./truncate.ts";

test.each([
  [30, 10],
  [31, 10],
  [2, 0],
])("of %d characters phones show %d", (length, expected) => {
  expect(phoneLength(length)).toBe(expected);
});

test.each([
  ["Remote", 30, "Remote"],
  ["Connected Navigation", 20, "Connected Navigation"],
  ["Connected Navigation Pro", 10, "Connected…"],
  ["Příběh o žluťoučkém koni", 6, "Příběh…"],
  ["👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 2, "👩‍👩‍👧👩‍👩‍👧…"],
])("%s in %d", (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
