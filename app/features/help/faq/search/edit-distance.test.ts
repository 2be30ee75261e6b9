import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedErrors, canBeWithin, editDistance } from "./edit-distance.ts";

describe("the distance", () => {
  it.each([
    ["invoice", "invoice", 0, 0],
    ["invocie", "invoice", 1, 1],
    ["invoce", "invoice", 1, 1],
    ["invooice", "invoice", 1, 1],
    ["invouce", "invoice", 1, 1],
    ["einvoice", "invoice", 1, 1],
    ["ivnocie", "invoice", 2, 2],
    ["invo", "invoice", 3, 0],
    ["onvo", "invoice", 4, 1],
    ["", "abc", 3, 0],
    ["abc", "", 3, 3],
  ])("from %s to %s is %i, to its start %i", (typed, word, whole, start) => {
    expect(editDistance(typed, word)).toEqual({ whole, start });
  });

  it("is never refused by the quick look when it is within the limit", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (typed, other, errors) => {
        expect(editDistance(typed, other).start > errors || canBeWithin(errors, typed, other)).toBe(true);
      }),
    );
  });
});

it.each([
  [0, 0],
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [40, 2],
  [41, 0],
  [5000, 0],
])("a word of %i letters may have %i errors", (length, errors) => {
  expect(allowedErrors(length)).toBe(errors);
});
