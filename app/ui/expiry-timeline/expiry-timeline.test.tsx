import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExpiryTimeline } from "./expiry-timeline.tsx";
import styles from "./expiry-timeline.module.css";

const NOW = "2026-11-15";

function drawn(ends: string[]): string {
  return renderToStaticMarkup(
    <ExpiryTimeline
      now={NOW}
      ends={ends}
      vehicle="defender"
      todayLabel="Today"
      caption={{ value: "30 days", full: "until it ends", brief: "left" }}
      formatMonth={(date) => `m${date.getUTCMonth() + 1}`}
    />,
  );
}

const count = (html: string, name: string | undefined) => html.split(`${name}`).length - 1;

test.each([
  { name: "ahead", ends: ["2026-12-15"], bars: 1, flags: 1, needles: 1 },
  { name: "today", ends: [NOW], bars: 0, flags: 1, needles: 1 },
  { name: "beyond", ends: ["2028-12-15"], bars: 1, flags: 0, needles: 1 },
  { name: "past", ends: ["2026-10-02"], bars: 1, flags: 0, needles: 1 },
  { name: "several", ends: ["2026-12-15", "2026-12-28", "2027-01-13"], bars: 1, flags: 3, needles: 1 },
  { name: "no dates", ends: [], bars: 0, flags: 0, needles: 0 },
])("$name: $bars bar, $flags flags, $needles needle", ({ ends, bars, flags, needles }) => {
  const html = drawn(ends);
  expect(count(html, styles.left)).toBe(bars);
  expect(count(html, styles.flag)).toBe(flags);
  expect(count(html, styles.needle)).toBe(needles);
});

test("January shows its year, other months what the formatter says", () => {
  const html = drawn(["2026-12-15"]);
  expect(html).toContain(">2027<");
  expect(html).toContain(">m12<");
  expect(html).not.toContain(">m1<");
});

test("the caption is text, the drawing is hidden", () => {
  const html = drawn(["2026-12-15"]);
  expect(html).toContain("until it ends");
  expect(html).toContain('aria-hidden="true">Today');
});

test("the front of the vehicle is drawn at today", () => {
  expect(drawn(["2026-12-15"])).toContain("--nose:0.1125");
});
