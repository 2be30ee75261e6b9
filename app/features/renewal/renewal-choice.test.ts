import { describe, expect, it } from "vitest";
import { chosenPlan, chosenPlans, allChosenPlans } from "./renewal-choice.ts";

it.each([
  [{ planId: "NAV-12M" }, ["NAV-12M"]],
  [{ "plan-NAV": "NAV-12M", "plan-SECURE": "SECURE-24M", intent: "renewAll" }, ["NAV-12M", "SECURE-24M"]],
  [{ planId: "NAV-12M", "plan-NAV": "NAV-12M" }, ["NAV-12M"]],
  [{ intent: "add", plane: "A380" }, []],
] as [Record<string, string>, string[]][])("the form %j holds the plans %j", (fields, planIds) => {
  expect(allChosenPlans(fields)).toEqual(planIds);
});

describe("the chosen plan", () => {
  const options = [{ planId: "NAV-12M", price: { amount: 1, currency: "GBP" } }];
  it.each([
    [{ planId: "NAV-12M" }, "NAV-12M"],
    [{ planId: "SECURE-12M" }, undefined],
    [{ planId: "" }, undefined],
    [{}, undefined],
  ] as [Record<string, string>, string | undefined][])("of the form %j is %s", (fields, planId) => {
    expect(chosenPlan(fields, options)).toBe(planId);
  });
});

it("reads one plan for each of the given services", () => {
  const data = { "plan-NAV": "NAV-24M", "plan-LIVE": "LIVE-12M", "plan-OTHER": "OTHER-12M" };
  expect([...chosenPlans(data, ["NAV", "LIVE", "SECURE"])]).toEqual([
    ["NAV", "NAV-24M"],
    ["LIVE", "LIVE-12M"],
  ]);
});
