import { expect, it } from "vitest";
import { STEP_LABELS, TIMELINES } from "./timeline-table.ts";
import { hasTimeline, timelineSteps } from "./timeline.ts";

const stepsOf = (name: keyof typeof TIMELINES) =>
  timelineSteps(name, { orderedOn: "2026-11-09" }).map((step) => [STEP_LABELS[step.name], step.state]);

it("a failed payment of the previous shop ends with a cancelled order", () => {
  const placed = ["status.orderPlaced", "DONE"];
  expect(stepsOf("paymentError")).toEqual([placed, ["status.paymentFailed", "DEFAULT"]]);
  expect(stepsOf("paymentErrorInPreviousShop")).toEqual([placed, ["status.orderCancelled", "DEFAULT"]]);
});

it.each([
  [true, "payment error", false],
  [true, "canceled", false],
  [true, "cancelled", false],
  [true, "payment failed", true],
  [true, "created", true],
  [false, "payment failed", false],
  [false, "payment error", true],
  [false, "canceled", true],
  [false, "created", true],
] as const)("previous shop %s, %s: a timeline is shown %s", (isPreviousShop, status, expected) => {
  expect(hasTimeline({ isPreviousShop, status })).toBe(expected);
});

it("every timeline begins with the order", () => {
  for (const [first] of Object.values(TIMELINES)) expect(first).toEqual(["orderPlaced", "DONE"]);
});
