import { expect, it } from "vitest";
import { priceOf } from "./order-line.ts";

it("subtracts every adjustment", () => {
  const adjustments = [-500, -100].map((amount) => ({ amount: { amount, currency: "GBP" } }));
  const price = { amount: 15_900, currency: "GBP" };
  expect(priceOf({ price, adjustments })).toEqual({ amount: 15_300, currency: "GBP" });
});
