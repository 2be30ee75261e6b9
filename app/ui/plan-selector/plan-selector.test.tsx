import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EXAMPLE_PLAN_LABELS, EXAMPLE_PLANS } from "./plan-selector.examples.tsx";
import { PlanSelector } from "./plan-selector.tsx";

const common = {
  name: "plan",
  legend: "Choose your plan",
  now: "2026-11-15",
  expiresOn: "2026-12-15",
  plans: EXAMPLE_PLANS,
  labels: EXAMPLE_PLAN_LABELS,
};

test("every plan has its new end date as text", () => {
  const html = renderToStaticMarkup(<PlanSelector {...common} />);
  for (const plan of EXAMPLE_PLANS) expect(html).toContain(plan.newEndSentence!);
});

test("no plan is chosen by default", () => {
  expect(renderToStaticMarkup(<PlanSelector {...common} />)).not.toContain("checked");
  expect(renderToStaticMarkup(<PlanSelector {...common} defaultPlan="24" />)).toContain('checked="" value="24"');
});

test("an error marks the group, which refers to it", () => {
  const html = renderToStaticMarkup(<PlanSelector {...common} error="Please choose a plan." />);
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain(`id="${id}"`);
});

test("the choice is disabled when a plan is in the basket", () => {
  const html = renderToStaticMarkup(<PlanSelector {...common} defaultPlan="24" isInBasket />);
  expect(html).toMatch(/<fieldset[^>]* disabled=""/);
});

test("a plan without an end date has neither bar nor axis", () => {
  const plans = EXAMPLE_PLANS.map(({ value, term, price }) => ({ value, term, price }));
  const html = renderToStaticMarkup(<PlanSelector {...common} plans={plans} />);
  expect(html).toContain("24 months");
  expect(html).not.toContain("<svg");
  expect(html).not.toContain("2028");
});

test("the first plan is focused when a choice is missing", () => {
  expect(renderToStaticMarkup(<PlanSelector {...common} isFocused />).match(/autofocus/g)).toHaveLength(1);
  expect(renderToStaticMarkup(<PlanSelector {...common} />)).not.toContain("autofocus");
});
