import { expect, it } from "vitest";
import { presetPlan } from "./preset-plan.ts";

const optionsOf = (...planIds: string[]) =>
  planIds.map((planId) => ({ planId, price: { amount: 100, currency: "GBP" } }));
const options = optionsOf("NAV-12M", "NAV-24M");

it.each([
  ["no plan where none was chosen", { options }, [], undefined],
  ["the only plan on offer", { options: optionsOf("NAV-12M") }, [], "NAV-12M"],
  ["the plan chosen in the list", { options, planChosenInList: "NAV-24M" }, [], "NAV-24M"],
  ["the plan that could not be added", { options, planChosenInList: "NAV-24M" }, ["NAV-12M"], "NAV-12M"],
  ["no plan that is not sold here", { options, planChosenInList: "NAV-36M" }, ["LIVE-12M"], undefined],
])("selects %s", (_, offer, previouslyChosen, expected) => {
  expect(presetPlan(offer, previouslyChosen)).toBe(expected);
});
