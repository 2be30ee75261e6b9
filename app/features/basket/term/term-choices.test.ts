import { expect, it } from "vitest";
import type { ProductPlan } from "../../../catalogue/catalogue.ts";
import { termChoices } from "./term-choices.ts";

const plan = (years: number, change: Partial<ProductPlan> = {}): ProductPlan => ({
  planId: `NAV-${years * 12}M`,
  term: { duration: years, period: "year" },
  price: { amount: years * 8900, currency: "GBP" },
  isOrderable: true,
  ...change,
});
const once: ProductPlan = { planId: "NAV-ONCE", price: { amount: 44_900, currency: "GBP" }, isOrderable: true };

it.each<{ name: string; plans: ProductPlan[]; maxMonths?: number; choices: string[] }>([
  {
    name: "all terms, the shortest first",
    plans: [plan(3), plan(1), plan(2)],
    choices: ["NAV-12M", "NAV-24M", "NAV-36M"],
  },
  {
    name: "no longer term than the law allows",
    plans: [plan(1), plan(2), plan(3)],
    maxMonths: 24,
    choices: ["NAV-12M", "NAV-24M"],
  },
  {
    name: "no plan that is not sold",
    plans: [plan(1), plan(2), plan(3, { isOrderable: false })],
    choices: ["NAV-12M", "NAV-24M"],
  },
  {
    name: "no free plan and no one-time purchase",
    plans: [plan(1), plan(2), plan(3, { price: { amount: 0, currency: "GBP" } }), once],
    choices: ["NAV-12M", "NAV-24M"],
  },
  { name: "nothing where there is one term only", plans: [plan(1)], choices: [] },
])("offers $name", ({ plans, maxMonths, choices }) => {
  expect(termChoices(plans, maxMonths).map(({ planId }) => planId)).toEqual(choices);
});
