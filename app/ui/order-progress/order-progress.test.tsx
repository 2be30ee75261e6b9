import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type StepState, OrderProgress } from "./order-progress.tsx";

const LABELS: Record<StepState, string> = { DONE: "Done", DEFAULT: "In progress", INACTIVE: "Not yet" };

test.each([
  { state: "DONE", label: "Done", isCurrent: false },
  { state: "DEFAULT", label: "In progress", isCurrent: true },
  { state: "INACTIVE", label: "Not yet", isCurrent: false },
] as const)("the state $state has the label $label", ({ state, label, isCurrent }) => {
  const html = renderToStaticMarkup(<OrderProgress stateLabels={LABELS} steps={[{ state, text: "Order placed" }]} />);
  expect(html).toContain(`data-state="${state}"`);
  expect(html).toContain(label);
  expect(html.includes('aria-current="step"')).toBe(isCurrent);
});
