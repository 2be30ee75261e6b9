import { describe, expect, it } from "vitest";
import { type Plan, periodOf, pricePerMonth, priceSpan, saving, sellablePlans } from "./plan-term.ts";

function plan(duration: number, period: "month" | "year", amount: number): Plan {
  return { term: { duration, period }, price: { amount, currency: "GBP" } };
}

const catalogue = [plan(12, "month", 8900), plan(24, "month", 15900), plan(36, "month", 22400)];

describe("plan terms", () => {
  it.for([
    ["y", "year"],
    ["Y", "year"],
    ["m", "month"],
    ["month", "month"],
    ["", "month"],
    ["year", "month"],
  ] as const)("of type %j are counted in %ss", ([type, period]) => {
    expect(periodOf(type)).toBe(period);
  });

  it("are sorted by period and duration, without free plans", () => {
    const plans = [
      plan(2, "year", 3),
      plan(36, "month", 2),
      plan(1, "month", 0),
      plan(1, "year", 2),
      plan(12, "month", 1),
      plan(3, "month", -1),
    ];
    const shown = sellablePlans(plans).map(({ term }) => `${term.duration} ${term.period}`);
    expect(shown).toEqual(["12 month", "36 month", "1 year", "2 year"]);
  });

  it.for([
    [0, 742, 0],
    [1, 663, 1900],
    [2, 622, 4300],
  ] as const)("of plan %d cost %d a month and save %d", ([index, perMonth, saved]) => {
    const chosen = catalogue[index]!;
    expect(pricePerMonth(chosen)).toEqual({ amount: perMonth, currency: "GBP" });
    expect(saving(chosen, catalogue).amount).toBe(saved);
  });

  it("round half a minor unit up, and never save a negative amount", () => {
    expect(pricePerMonth(plan(1, "year", 5406)).amount).toBe(451);
    expect(pricePerMonth(plan(8, "month", 20)).amount).toBe(3);
    expect(saving(plan(2, "year", 9000), [plan(1, "year", 4000), plan(2, "year", 9000)]).amount).toBe(0);
  });

  it.for([
    [
      { duration: 1, period: "year" },
      { kind: "unit", period: "year" },
    ],
    [
      { duration: 1, period: "month" },
      { kind: "unit", period: "month" },
    ],
    [
      { duration: 2, period: "year" },
      { kind: "term", duration: 2, period: "year" },
    ],
    [
      { duration: 12, period: "month" },
      { kind: "term", duration: 12, period: "month" },
    ],
    [undefined, { kind: "oneTime" }],
  ] as const)("such as %j are priced as %j", ([term, expected]) => {
    expect(priceSpan(term)).toEqual(expected);
  });
});
