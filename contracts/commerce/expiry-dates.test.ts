import { expect, it } from "vitest";
import { readExpiryDates, writeExpiryDates } from "./expiry-dates.ts";

it("reads what was written", () => {
  const dates = [
    { productId: "CONNAV", expiryDate: "2026-12-24" },
    { productId: "SECURE", expiryDate: "2027-01-31", autoRenewal: true },
  ];
  const text = writeExpiryDates(dates);
  expect(text).toBe(
    '[{"productId":"CONNAV","expiryDate":"2026-12-24"},{"productId":"SECURE","expiryDate":"2027-01-31"}]',
  );
  expect(Object.fromEntries(readExpiryDates(text))).toEqual({ CONNAV: "2026-12-24", SECURE: "2027-01-31" });
});

it.each([
  [undefined, {}],
  ["", {}],
  ["2026-12-24", {}],
  ["null", {}],
  ['{"CONNAV":"2026-12-24"}', {}],
  ["[null,1,{}]", {}],
  ['[{"productId":"A","expiryDate":"soon"},{"productId":"B","expiryDate":"2026-02-30"}]', {}],
  ['[{"productId":"A","expiryDate":"2026-12-24T00:00:00.000Z"}]', { A: "2026-12-24" }],
  ['[{"productId":"A","expiryDate":"2027-12-24"},{"productId":"A","expiryDate":"2026-12-24"}]', { A: "2027-12-24" }],
  ['[{"productId":"__proto__","expiryDate":"2027-12-24"},{"productId":"A","expiryDate":1}]', {}],
])("reads %s as %j", (text, expected) => {
  const dates = readExpiryDates(text);
  dates.delete("__proto__");
  expect(Object.fromEntries(dates)).toEqual(expected);
});
