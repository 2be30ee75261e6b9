import { expect, it } from "vitest";
import { recordId } from "../../contracts/order-management/som.ts";
import {
  caseSuffix,
  deriveRecordId,
  deriveRefundRequestNumber,
  newRecordId,
  newRefundRequestNumber,
} from "./record-id.ts";

it("creates ids of 18 characters with the prefix of their kind", () => {
  const ids = Array.from({ length: 1000 }, () => newRecordId("order"));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect([recordId.safeParse(id).success, id.slice(0, 3)]).toEqual([true, "1Os"]);
});

it("derives the same id from the same name, and another one for another kind", () => {
  expect(deriveRecordId("asset", "one")).toBe(deriveRecordId("asset", "one"));
  expect(deriveRecordId("asset", "one").slice(3)).not.toBe(deriveRecordId("item", "one").slice(3));
});

it.each([
  ["001D000000IqhSL", "IAZ"],
  ["aaaaaaaaaaaaaaa", "AAA"],
  ["AAAAAAAAAAAAAAA", "555"],
])("ends %s with %s", (short, expected) => {
  expect(caseSuffix(short)).toBe(expected);
});

it("numbers refund requests with characters that are not mistaken for one another", () => {
  const numbers = Array.from({ length: 1000 }, newRefundRequestNumber);
  expect(new Set(numbers).size).toBe(1000);
  for (const number of numbers) expect(number).toMatch(/^R-[^\WBILOSUVZ01258_a-z]{4}-[^\WBILOSUVZ01258_a-z]{4}$/);
  expect(deriveRefundRequestNumber("one")).toBe(deriveRefundRequestNumber("one"));
  expect(deriveRefundRequestNumber("one")).not.toBe(deriveRefundRequestNumber("two"));
});
