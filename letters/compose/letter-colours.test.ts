import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { makes, type Scheme } from "./letter-colours.ts";

const css = readFileSync(new URL("../../app/ui/tokens.css", import.meta.url), "utf8");
const names = { VCS: "landrover", VCSJ: "jaguar" } as const;

/** The value of a token in the block of a make, or else in one for both. */
function tokenOf(siteId: keyof typeof names, token: string): string | undefined {
  const value = new RegExp(`--${token}: (#[0-9a-f]{6});`);
  const block = new RegExp(`\\[data-make="${names[siteId]}"\\] \\{(.*?)\\n\\}`, "s").exec(css)?.[1] ?? "";
  return value.exec(block)?.[1] ?? value.exec(css)?.[1];
}

const light: Record<keyof Scheme, string> = {
  paper: "paper",
  card: "card",
  ink: "ink",
  quiet: "ink-2",
  hair: "hair",
  accent: "accent",
  action: "action",
  onAction: "on-action",
  box: "warn-bg",
  boxLine: "warn-line",
};
const dark: Record<keyof Scheme, string> = {
  paper: "night",
  card: "night-2",
  ink: "on-night",
  quiet: "on-night-2",
  hair: "night-hair",
  accent: "on-night",
  action: "on-night",
  onAction: "night",
  box: "night",
  boxLine: "night-warn",
};

describe.each(["VCS", "VCSJ"] as const)("the colours of %s are the design's tokens", (siteId) => {
  const make = makes[siteId];
  const parts = Object.keys(light) as (keyof Scheme)[];

  it.each(parts)("light: %s", (part) => {
    expect(make.light[part]).toBe(tokenOf(siteId, light[part]));
  });
  it.each(parts)("dark: %s", (part) => {
    // A Land Rover's links are gold at night.
    const token = siteId === "VCS" && part === "accent" ? "needle" : dark[part];
    expect(make.dark[part]).toBe(tokenOf(siteId, token));
  });
  it("the band with the make's name", () => {
    expect([make.band, make.onBand, make.bandLine]).toEqual(
      ["night", "on-night", "needle"].map((token) => tokenOf(siteId, token)),
    );
  });

  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (lighter + 0.05) / (darker + 0.05);
  };
  it.each(["light", "dark"] as const)("%s text can be read: at least 4.5 to 1", (name) => {
    const { paper, card, ink, quiet, accent, action, onAction, box } = make[name];
    const pairs = [ink, quiet, accent].map((text) => contrast(text, card));
    pairs.push(contrast(quiet, paper), contrast(ink, box), contrast(onAction, action));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
  });
});
