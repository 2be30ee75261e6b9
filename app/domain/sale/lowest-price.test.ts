import { expect, it } from "vitest";
import { lowestPrice } from "./lowest-price.ts";

const plan = (amount: number, isOrderable = true) => ({ price: { amount, currency: "GBP" }, isOrderable });

it.each([
  { name: "of several plans is the cheapest", plans: [plan(15900), plan(8900), plan(22400)], amount: 8900 },
  { name: "is not that of a free plan", plans: [plan(0), plan(8900)], amount: 8900 },
  { name: "is not that of a plan that is not sold", plans: [plan(100, false), plan(8900)], amount: 8900 },
  { name: "is unknown without a plan", plans: [], amount: undefined },
])("the lowest price $name", ({ plans, amount }) => {
  expect(lowestPrice(plans)?.amount).toBe(amount);
});
