import { Alert } from "../alert/alert.tsx";
import { ChartKey } from "../chart/chart.tsx";
import { EXAMPLE_NOW, type ExampleSet } from "../example.ts";
import { type PlanChoice, PlanSelector } from "./plan-selector.tsx";

export const EXAMPLE_PLANS: PlanChoice[] = [
  {
    value: "12",
    term: "12 months",
    price: "£89",
    perMonth: "£7.42 per month",
    newEnd: "2027-12-15",
    newEndLabel: "15 Dec 2027",
    newEndSentence: "New end date: 15 December 2027",
  },
  {
    value: "24",
    term: "24 months",
    price: "£159",
    perMonth: "£6.63 per month",
    saving: "Save £19",
    newEnd: "2028-12-15",
    newEndLabel: "15 Dec 2028",
    newEndSentence: "New end date: 15 December 2028",
  },
  {
    value: "36",
    term: "36 months",
    price: "£224",
    perMonth: "£6.22 per month",
    saving: "Save £43",
    newEnd: "2029-12-15",
    newEndLabel: "15 Dec 2029",
    newEndSentence: "New end date: 15 December 2029",
  },
];

export const EXAMPLE_PLAN_LABELS = { term: "Term", price: "Price", today: "Today" };

const common = {
  now: EXAMPLE_NOW,
  expiresOn: "2026-12-15",
  plans: EXAMPLE_PLANS,
  labels: EXAMPLE_PLAN_LABELS,
};

export const planSelectorExamples: ExampleSet = {
  id: "plan-selector",
  title: "Plan selector",
  examples: () => [
    {
      name: "Chosen",
      content: (
        <>
          <PlanSelector {...common} name="ps-chosen" legend="Choose your plan" defaultPlan="24" />
          <ChartKey paidLabel="Already paid" addedLabel="Added by this plan" todayLabel="Today" />
        </>
      ),
    },
    {
      name: "Nothing chosen",
      content: <PlanSelector {...common} name="ps-none" legend="Choose a plan, please" error="Please choose a plan." />,
    },
    {
      name: "In the basket",
      content: (
        <>
          <Alert kind="ok" title="Connected Navigation is added to your basket">
            {"Selected plan: 24 months"}
          </Alert>
          <PlanSelector {...common} name="ps-basket" legend="Plan in your basket" defaultPlan="24" isInBasket />
        </>
      ),
    },
  ],
};
