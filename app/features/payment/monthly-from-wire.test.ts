import { expect, it } from "vitest";
import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { testBasket, testItem } from "../../../test/basket/basket-documents.ts";
import type { Money } from "../../domain/money.ts";
import { monthlyFromWire } from "./monthly-from-wire.ts";

/** A line of a basket; its id says for how many years its plan runs. */
const item = (price: number, years: number) =>
  testItem({ price_after_order_discount: price, item_id: `${years} years` });
const plans = [1, 2, 3].map((years) => ({
  itemId: `${years} years`,
  term: { duration: years, period: "year" as const },
}));

const gst = { name: "GST", rate: 0.05, amount: 6.75 };
const qst = { name: "QST", rate: 0.09975, amount: 13.47 };

it.each<[string, Partial<BasketDocument>, Money]>([
  ["Germany", { currency: "EUR", product_items: [item(179, 2)] }, { amount: 746, currency: "EUR" }],
  ["the Netherlands", { currency: "EUR", product_items: [item(249, 3)] }, { amount: 692, currency: "EUR" }],
  [
    "Quebec, where each tax is rounded by itself",
    { currency: "CAD", taxation: "net", c_taxes: [gst, qst], product_items: [item(135, 1)] },
    { amount: 1125 + 56 + 112, currency: "CAD" },
  ],
  [
    "a market with one tax on top",
    { currency: "USD", taxation: "net", product_items: [{ ...item(120, 1), adjusted_tax: 12 }] },
    { amount: 1100, currency: "USD" },
  ],
])("a basket of %s goes on for so much a month", (_, basket, monthly) => {
  expect(monthlyFromWire(testBasket(basket), plans)).toEqual(monthly);
});

it("adds up the plans, each rounded by itself, and leaves out what has no end", () => {
  const oneTime = testItem({ price_after_order_discount: 499, item_id: "without an end" });
  const product_items = [item(99, 1), item(179, 2), oneTime];
  expect(monthlyFromWire(testBasket({ currency: "EUR", product_items }), plans).amount).toBe(825 + 746);
});
