import { expect, it } from "vitest";
import { toCamelKeys, toSnakeKeys } from "./key-case.ts";

it.each([
  [{ basket_id: 1 }, { basketId: 1 }],
  [
    { product_items: [{ item_id: "a", price_after_item_discount: 2 }] },
    { productItems: [{ itemId: "a", priceAfterItemDiscount: 2 }] },
  ],
  [
    { address1: "x", number_last_digits: null },
    { address1: "x", numberLastDigits: null },
  ],
  [
    { c_SNP_OMS_vin: "v", _resource_state: "s", _type: "basket" },
    { c_SNP_OMS_vin: "v", _resource_state: "s", _type: "basket" },
  ],
  [{ c_fooBar: { inner_key: 1 } }, { c_fooBar: { innerKey: 1 } }],
])("renames %j and back", (snake, camel) => {
  expect(toCamelKeys(snake)).toEqual(camel);
  expect(toSnakeKeys(camel)).toEqual(snake);
});

it.each([null, 1, "a_b", true, [null]])("leaves the value %j alone", (value) => {
  expect(toCamelKeys(value)).toEqual(value);
  expect(toSnakeKeys(value)).toEqual(value);
});
