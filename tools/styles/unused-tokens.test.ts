import { expect, it } from "vitest";
import { withoutUnused } from "./unused-tokens.ts";

const css = `:root {
  --used: 1rem;
  --used-wide: 2rem;
  --base: #fff;
  --made: color-mix(in srgb, var(--base) 62%, transparent);
  --unused: 3rem;
}
`;

it("keeps only tokens that a style sheet, a script or another token names", () => {
  const kept = withoutUnused(css, `a { width: var(--used); height: var(--made) }\nelement.style.get("--used-wide")`);
  expect(kept).toBe(css.replace("  --unused: 3rem;\n", ""));
});

it("does not keep a token because a longer name contains its name", () => {
  expect(withoutUnused(css, "var(--used-wide)")).not.toContain("--used: 1rem");
});
