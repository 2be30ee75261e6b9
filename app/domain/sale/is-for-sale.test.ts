import { expect, it } from "vitest";
import { isForSale } from "./is-for-sale.ts";

const plan = { price: { amount: 8900, currency: "GBP" }, isOrderable: true };

it.each([
  { name: "with a plan", hasVariations: true, plans: [plan], result: true },
  { name: "without plans", hasVariations: true, plans: [], result: false },
  { name: "without variations", hasVariations: false, plans: [plan], result: false },
  { name: "whose plan is not orderable", hasVariations: true, plans: [{ ...plan, isOrderable: false }], result: false },
  {
    name: "whose only plan is free",
    hasVariations: true,
    plans: [{ ...plan, price: { ...plan.price, amount: 0 } }],
    result: false,
  },
])("a service $name: $result", ({ result, ...service }) => {
  expect(isForSale(service)).toBe(result);
});
