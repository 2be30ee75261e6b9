import { expect, it } from "vitest";
import { orderLine, type OrderedService, priceOf } from "./order-line.ts";

const service: OrderedService = {
  name: "Navigation",
  term: { duration: 2, period: "year" },
  newEnd: "2028-12-15",
  price: { amount: 15_900, currency: "GBP" },
  adjustments: [],
};
/** The id of the text with its values. */
const t = (id: string, values?: object) => `${id} ${Object.values(values ?? {}).join(" | ")}`;
type Overrides = Partial<OrderedService>;
const lineWith = (overrides: Overrides) => orderLine({ ...service, ...overrides }, { t, locale: "en-GB" });

it.each<[string, Overrides, string]>([
  ["term, date and price", {}, "checkout.orderLine common.years 2 | 15 December 2028 | £159"],
  ["the discount", { adjustments: [{ amount: { amount: -1590, currency: "GBP" } }] }, "£143.10"],
  ["no date that the visitor may not see", { newEnd: undefined }, "price.year £159 | 2"],
  ["that it is paid once", { term: undefined, newEnd: undefined }, "price.oneTime £159"],
])("says %s", (_, overrides, text) => {
  expect(lineWith(overrides)).toContain(text);
});

it("subtracts every adjustment", () => {
  const adjustments = [-500, -100].map((amount) => ({ amount: { amount, currency: "GBP" } }));
  expect(priceOf({ ...service, adjustments })).toEqual({ amount: 15_300, currency: "GBP" });
});
