import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type StepState, Timeline } from "./timeline.tsx";

const LABELS: Record<StepState, string> = { DONE: "Done", DEFAULT: "In progress", INACTIVE: "Not yet" };

test.each([
  { state: "DONE", spoken: "Done", isCurrent: false },
  { state: "DEFAULT", spoken: "In progress", isCurrent: true },
  { state: "INACTIVE", spoken: "Not yet", isCurrent: false },
] as const)("$state is spoken as $spoken", ({ state, spoken, isCurrent }) => {
  const html = renderToStaticMarkup(<Timeline stateLabels={LABELS} steps={[{ state, text: "Order placed" }]} />);
  expect(html).toContain(`data-state="${state}"`);
  expect(html).toContain(spoken);
  expect(html.includes('aria-current="step"')).toBe(isCurrent);
});
