import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BREAKPOINTS, MAX_WIDTHS, MOBILE_QUERY } from "./breakpoints.ts";

const tokens = readFileSync("app/ui/tokens.css", "utf8");

function token(name: string): string | undefined {
  return new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1];
}

test.each(Object.entries(BREAKPOINTS))("breakpoint %s is %drem in the stylesheet too", (name, width) => {
  expect(token(`bp-${name}`)).toBe(`${width}rem`);
});

test.each([
  ["page", MAX_WIDTHS.page],
  ["page-wide", MAX_WIDTHS.wide],
])("%s is %drem in the stylesheet too", (name, width) => {
  expect(token(name)).toBe(`${width}rem`);
});

test("the query for phones ends one pixel before md", () => {
  expect(MOBILE_QUERY).toBe("(max-width: 47.9375rem)");
});

test("the fallback height is three quarters of the screen", () => {
  expect(token("fallback-height")).toBe("75vh");
  expect(readFileSync("app/ui/message-band/message-band.module.css", "utf8")).toContain("var(--fallback-height)");
});

test("stacking levels go from -1 to 1800 in the order of the stylesheet", () => {
  const levels = [...tokens.matchAll(/--z-[a-z]+: (-?\d+);/g)].map((match) => Number(match[1]));
  expect(levels[0]).toBe(-1);
  expect(levels.at(-1)).toBe(1800);
  expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
});

/** Widths between two breakpoints: from 30rem two payment buttons, or a sample's name and tag, fit side by side. */
const OWN_WIDTHS = [30];

test.each(globSync("app/ui/**/*.css"))("%s uses known widths only", (file) => {
  const css = readFileSync(file, "utf8");
  const widths = [...css.matchAll(/@media \(width (?:>=|<) ([\d.]+)rem\)/g)].map((match) => Number(match[1]));
  const known: number[] = [...Object.values(BREAKPOINTS), ...OWN_WIDTHS];
  expect(widths.filter((width) => !known.includes(width))).toEqual([]);
});
