import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Rgb = [number, number, number];

/** WCAG 2: relative luminance. */
function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const css = readFileSync("app/ui/tokens.css", "utf8");

function colours(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/gi)].map((match) => [match[1]!, match[2]!]));
}

const jaguarAt = css.indexOf('[data-make="jaguar"]');
const landRover = colours(css.slice(0, jaguarAt));
const MAKES = {
  landrover: landRover,
  jaguar: new Map([...landRover, ...colours(css.slice(jaguarAt))]),
};

const TEXT = 4.5;
const CONTROL = 3;

const PAIRS = [
  { threshold: TEXT, over: ["paper", "card", "paper-2"], inks: ["ink", "ink-2", "ink-3"] },
  { threshold: TEXT, over: ["paper", "card"], inks: ["ok", "warn", "err", "accent"] },
  { threshold: TEXT, over: ["ok-bg"], inks: ["ok", "ink"] },
  { threshold: TEXT, over: ["warn-bg"], inks: ["warn", "ink"] },
  { threshold: TEXT, over: ["err-bg"], inks: ["err", "ink"] },
  { threshold: TEXT, over: ["info-bg"], inks: ["info", "ink"] },
  { threshold: TEXT, over: ["action", "action-hover", "action-active"], inks: ["on-action"] },
  { threshold: TEXT, over: ["accent"], inks: ["on-accent"] },
  { threshold: TEXT, over: ["wallet"], inks: ["on-wallet"] },
  { threshold: TEXT, over: ["ink"], inks: ["card"] },
  { threshold: TEXT, over: ["night", "night-2"], inks: ["on-night", "on-night-2"] },
  { threshold: TEXT, over: ["on-night", "card"], inks: ["night"] },
  { threshold: TEXT, over: ["night-glow"], inks: ["on-night", "on-night-2"] },
  { threshold: CONTROL, over: ["paper", "card"], inks: ["control", "accent-hatch", "ink-3"] },
  { threshold: CONTROL, over: ["accent-tint"], inks: ["accent-hatch"] },
  { threshold: CONTROL, over: ["night"], inks: ["needle", "night-line", "night-ok", "night-warn"] },
].flatMap(({ threshold, over, inks }) => over.flatMap((surface) => inks.map((ink) => ({ ink, surface, threshold }))));

const CASES = Object.entries(MAKES).flatMap(([make, palette]) =>
  PAIRS.map(({ ink, surface, threshold }) => ({ make, palette, ink, surface, threshold })),
);

test.each(CASES)(
  "in $make, $ink on $surface has at least the contrast $threshold",
  ({ palette, ink, surface, threshold }) => {
    expect(contrast(palette.get(ink)!, palette.get(surface)!)).toBeGreaterThanOrEqual(threshold);
  },
);

test("the contrast of black and white is 21, of equal colours 1", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777c74", "#777c74")).toBe(1);
});

test("both makes define the same colours", () => {
  const own = colours(css.slice(css.indexOf('[data-make="landrover"]'), jaguarAt));
  expect([...colours(css.slice(jaguarAt)).keys()]).toEqual([...own.keys()]);
});
