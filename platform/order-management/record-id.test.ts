import { expect, it } from "vitest";
import { recordId } from "../../contracts/order-management/som.ts";
import { caseSuffix, newRecordId, recordIdOf } from "./record-id.ts";

it("makes ids of 18 characters that say what they are of", () => {
  const ids = Array.from({ length: 1000 }, () => newRecordId("order"));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect([recordId.safeParse(id).success, id.slice(0, 3)]).toEqual([true, "1Os"]);
});

it("gives the same name the same id, and another one to another kind", () => {
  expect(recordIdOf("asset", "one")).toBe(recordIdOf("asset", "one"));
  expect(recordIdOf("asset", "one").slice(3)).not.toBe(recordIdOf("item", "one").slice(3));
});

it.each([
  ["001D000000IqhSL", "IAZ"],
  ["aaaaaaaaaaaaaaa", "AAA"],
  ["AAAAAAAAAAAAAAA", "555"],
])("ends %s with %s", (short, expected) => {
  expect(caseSuffix(short)).toBe(expected);
});
