import { expect, it } from "vitest";
import { countRecords } from "./held-data.ts";

it("counts the records of a system, and none of one that could not be read", () => {
  const sections = [
    { name: "orders", records: [{ id: "1" }, { id: "2" }] },
    { name: "refunds", records: [{ id: "3" }] },
  ];
  expect(countRecords({ system: "order-management", sections })).toBe(3);
  expect(countRecords({ system: "letters", sections: null })).toBeUndefined();
});
