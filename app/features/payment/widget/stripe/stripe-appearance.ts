import type { Appearance, CustomFontSource } from "@stripe/stripe-js";

const rootStyles = () => getComputedStyle(document.documentElement);

/**
 * Stripe's fields are in a frame of Stripe, so the shop's font, colours and shapes are passed to it: there they look like
 * the shop's own fields. Lengths are in pixels, because a frame has no tokens.
 */
export function stripeAppearance(): Appearance {
  const styles = rootStyles();
  const token = (name: `--${string}`) => styles.getPropertyValue(name).trim();
  return {
    theme: "flat",
    variables: {
      colorPrimary: token("--accent"),
      colorBackground: token("--card"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-2"),
      colorTextPlaceholder: token("--ink-3"),
      colorDanger: token("--err"),
      fontFamily: token("--font-text"),
      fontSizeBase: "16px",
      fontLineHeight: "1.5",
      fontWeightNormal: token("--w-text"),
      fontWeightMedium: token("--w-label"),
      borderRadius: token("--radius-input"),
      spacingGridRow: "24px",
      spacingGridColumn: "16px",
    },
    rules: {
      // 52 pixels high with the line of 24.
      ".Input": { border: `1px solid ${token("--control")}`, padding: "13px 16px", boxShadow: "none" },
      ".Input:hover": { border: `1px solid ${token("--ink")}` },
      ".Input:focus": {
        border: `2px solid ${token("--ink")}`,
        padding: "12px 15px",
        boxShadow: "none",
        outline: "none",
      },
      ".Input--invalid": { border: `2px solid ${token("--err")}`, padding: "12px 15px", boxShadow: "none" },
      ".Label": { fontSize: "16px", fontWeight: token("--w-label"), marginBottom: "8px" },
      ".Error": { fontSize: "14px", fontWeight: token("--w-label"), marginTop: "8px" },
    },
  };
}

/** The files of the page's text font, as its style sheets name them. */
export function stripeFonts(): CustomFontSource[] {
  const [family = ""] = rootStyles().getPropertyValue("--font-text").split(",");
  return [...document.styleSheets].flatMap(({ cssRules, href }) =>
    [...cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const value = (name: string) => rule.style.getPropertyValue(name);
      if (unquoted(value("font-family")) !== unquoted(family)) return [];
      return [
        {
          family: unquoted(family),
          src: withWholeAddress(value("src"), href ?? location.href),
          weight: value("font-weight"),
          unicodeRange: value("unicode-range"),
          display: "swap",
        },
      ];
    }),
  );
}

const unquoted = (name: string): string => name.trim().replaceAll(/["']/g, "");

/** In a frame of another origin, an address without an origin would be one of the frame's. */
const withWholeAddress = (source: string, base: string): string =>
  source.replace(/url\(["']?([^"')]+)["']?\)/, (_, path: string) => `url(${new URL(path, base).href})`);
