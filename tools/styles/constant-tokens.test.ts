import { expect, it } from "vitest";
import { findConstantTokens, withConstants } from "./constant-tokens.ts";

const tokens = `:root {
  --s-16: 1rem;
  --font: "Newsreader", serif;
  --read-by-script: #111;
  --with-fallback: 1px;
  --made: color-mix(in srgb, var(--ink) 62%, transparent);
}
[data-make="jaguar"] { --ink: #000; --edge: 2px; }
[data-make="landrover"] { --ink: #111; }
`;
const sheets = `.card { padding: var(--s-16) var(--s-16); border: var(--with-fallback, 2px) solid var(--ink); }
.night { --edge: 3px; }`;
const constants = findConstantTokens({ tokens, sheets, scripts: `styles.get("--read-by-script")` });

it("finds the tokens with one value that scripts do not know", () => {
  expect(Object.fromEntries(constants)).toEqual({ "--s-16": "1rem", "--font": `"Newsreader", serif` });
});

it("writes their values where they are used", () => {
  expect(withConstants(sheets, constants)).toContain(
    ".card { padding: 1rem 1rem; border: var(--with-fallback, 2px) solid var(--ink); }",
  );
});

it("leaves out their definitions and keeps the others", () => {
  const kept = withConstants(tokens, constants);
  expect(kept).not.toContain("--s-16");
  expect(kept).toContain("--read-by-script: #111;");
  expect(kept).toContain(`[data-make="jaguar"] { --ink: #000; --edge: 2px; }`);
});
