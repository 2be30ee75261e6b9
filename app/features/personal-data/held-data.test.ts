import { expect, it } from "vitest";
import { countRecords, heldDataFromWire, readableName } from "./held-data.ts";

it.each([
  ["order_number", "Order number"],
  ["orderItems", "Order items"],
  ["vin", "Vin"],
  ["c_SNP_OMS_vin", "C snp oms vin"],
])("reads %s as %s", (name, words) => {
  expect(readableName(name)).toBe(words);
});

it("keeps every value, and says which system could not be read", () => {
  const held = heldDataFromWire({
    systems: [
      {
        system: "commerce",
        sections: [
          { name: "customers", records: [{ first_name: "Ada", is_guest: false, total: 0, phone: null, note: "" }] },
          { name: "baskets", records: [] },
        ],
      },
      { system: "letters", sections: null },
    ],
  });
  expect(held).toEqual([
    {
      part: "commerce",
      sections: [
        {
          name: "Customers",
          records: [
            [
              { name: "First name", value: "Ada" },
              { name: "Is guest", value: "false" },
              { name: "Total", value: "0" },
            ],
          ],
        },
      ],
    },
    { part: "letters" },
  ]);
  expect(held.map(countRecords)).toEqual([1, undefined]);
});
