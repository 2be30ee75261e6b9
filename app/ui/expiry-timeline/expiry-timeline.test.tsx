import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExpiryTimeline, TimelineScale } from "./expiry-timeline.tsx";
import styles from "./expiry-timeline.module.css";

const NOW = "2026-11-15";

function render(ends: string[]): string {
  return renderToStaticMarkup(
    <ExpiryTimeline
      now={NOW}
      ends={ends}
      vehicle="defender"
      todayLabel="Today"
      caption={{ value: "30 days", full: "until it ends", brief: "left" }}
      scale={<TimelineScale now={NOW} formatMonth={(date) => `m${date.getUTCMonth() + 1}`} />}
    />,
  );
}

const count = (html: string, name: string | undefined) => html.split(`${name}`).length - 1;

test.each([
  { name: "an end ahead", ends: ["2026-12-15"], bars: 1, flags: 1, needles: 1 },
  { name: "an end today", ends: [NOW], bars: 0, flags: 1, needles: 1 },
  { name: "an end beyond the timeline", ends: ["2028-12-15"], bars: 1, flags: 0, needles: 1 },
  { name: "an end in the past", ends: ["2026-10-02"], bars: 1, flags: 0, needles: 1 },
  { name: "several ends", ends: ["2026-12-15", "2026-12-28", "2027-01-13"], bars: 1, flags: 3, needles: 1 },
  { name: "no ends", ends: [], bars: 0, flags: 0, needles: 0 },
])("a timeline with $name has $bars bars, $flags flags and $needles needles", ({ ends, bars, flags, needles }) => {
  const html = render(ends);
  expect(count(html, styles.left)).toBe(bars);
  expect(count(html, styles.flag)).toBe(flags);
  expect(count(html, styles.needle)).toBe(needles);
});

test("January is labelled with its year, other months with the formatter's text", () => {
  const html = render(["2026-12-15"]);
  expect(html).toContain(">2027<");
  expect(html).toContain(">m12<");
  expect(html).not.toContain(">m1<");
});

test("the caption is text, and the drawing is hidden from screen readers", () => {
  const html = render(["2026-12-15"]);
  expect(html).toContain("until it ends");
  expect(html).toContain('aria-hidden="true">Today');
});

test("the front of the vehicle is drawn at today", () => {
  expect(render(["2026-12-15"])).toContain("--nose:0.1125");
});
