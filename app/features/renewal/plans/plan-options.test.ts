import { describe, expect, it } from "vitest";
import type { ProductPlan } from "../../../catalogue/catalogue.ts";
import { planOptions, shortestPlan, termStartsOn } from "./plan-options.ts";

const plan = (planId: string, options: { years?: number; months?: number; price: number; isOrderable?: boolean }) => {
  const { years, months, price, isOrderable = true } = options;
  return {
    planId,
    ...(years && { term: { duration: years, period: "year" as const } }),
    ...(months && { term: { duration: months, period: "month" as const } }),
    price: { amount: price, currency: "GBP" },
    isOrderable,
  } satisfies ProductPlan;
};

const plans = [
  plan("once", { price: 44_900 }),
  plan("three years", { years: 3, price: 22_400 }),
  plan("free month", { months: 1, price: 0 }),
  plan("one year", { years: 1, price: 8900 }),
  plan("six months", { months: 6, price: 5000 }),
  plan("gone", { years: 4, price: 30_000, isOrderable: false }),
  plan("two years", { years: 2, price: 15_900 }),
];
const years = plans.filter(({ planId }) => planId.includes("year"));
const ids = (options: { planId: string }[]) => options.map(({ planId }) => planId);

describe("plan options", () => {
  it("have a price and can be ordered, and are sorted: months, years, plans without a term", () => {
    expect(ids(planOptions(plans, { startsOn: "2026-12-15" }))).toEqual([
      "six months",
      "one year",
      "two years",
      "three years",
      "once",
    ]);
  });

  it.each([
    { maxMonths: undefined, expected: ["one year", "two years", "three years"] },
    { maxMonths: 24, expected: ["one year", "two years"] },
    { maxMonths: 12, expected: ["one year"] },
  ])("are at most $maxMonths months long", ({ maxMonths, expected }) => {
    expect(ids(planOptions(years, { startsOn: "2026-12-15", maxMonths }))).toEqual(expected);
  });

  it("say what a month costs, what is saved and when the service would end", () => {
    expect(planOptions(years, { startsOn: "2026-12-15" })).toEqual([
      {
        planId: "one year",
        term: { duration: 1, period: "year" },
        price: { amount: 8900, currency: "GBP" },
        perMonth: { amount: 742, currency: "GBP" },
        newEnd: "2027-12-15",
      },
      {
        planId: "two years",
        term: { duration: 2, period: "year" },
        price: { amount: 15_900, currency: "GBP" },
        perMonth: { amount: 663, currency: "GBP" },
        saving: { amount: 1900, currency: "GBP" },
        newEnd: "2028-12-15",
      },
      {
        planId: "three years",
        term: { duration: 3, period: "year" },
        price: { amount: 22_400, currency: "GBP" },
        perMonth: { amount: 622, currency: "GBP" },
        saving: { amount: 4300, currency: "GBP" },
        newEnd: "2029-12-15",
      },
    ]);
  });

  it("have no new end date where the start may not be shown", () => {
    for (const option of planOptions(years, { startsOn: undefined })) expect(option).not.toHaveProperty("newEnd");
  });

  it("have only a price when there is no term", () => {
    expect(planOptions([plan("once", { price: 44_900 })], { startsOn: "2026-12-15" })).toEqual([
      { planId: "once", price: { amount: 44_900, currency: "GBP" } },
    ]);
  });
});

it.each([
  { expiresOn: "2026-12-15", start: "2026-12-15" },
  { expiresOn: "2026-11-16", start: "2026-11-16" },
  { expiresOn: "2026-11-15", start: "2026-11-15" },
  { expiresOn: "2026-11-14", start: "2026-11-15" },
  { expiresOn: undefined, start: "2026-11-15" },
])("a service that ends on $expiresOn starts its new term on $start", ({ expiresOn, start }) => {
  expect(termStartsOn(expiresOn, "2026-11-15")).toBe(start);
});

it("the shortest plan is found across periods, and one without a term only when there is no other", () => {
  const options = planOptions([...years, plan("eighteen", { months: 18, price: 9000 })], { startsOn: "2026-12-15" });
  expect(shortestPlan(options)?.planId).toBe("one year");
  expect(shortestPlan(planOptions(plans, { startsOn: undefined }))?.planId).toBe("six months");
  expect(shortestPlan(planOptions([plan("once", { price: 1 })], { startsOn: undefined }))?.planId).toBe("once");
  expect(shortestPlan([])).toBeUndefined();
});
