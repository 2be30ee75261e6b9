import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TOKENS = "app/ui/tokens.css";

/** Leaves out of the built style sheet those tokens of the design that nothing uses yet: every page would carry them. */
export function unusedTokens(): Plugin {
  let isFound = false;
  return {
    name: "unused-tokens",
    enforce: "pre",
    apply: "build",
    transform(css, id) {
      if (!id.endsWith(TOKENS)) return undefined;
      isFound = true;
      const { root } = this.environment.config;
      const users = globSync("app/**/*.{css,ts,tsx}", { cwd: root }).filter((file) => file !== TOKENS);
      const texts = users.map((file) => readFileSync(join(root, file), "utf8"));
      return withoutUnused(css, texts.join("\n"));
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`No page imports ${TOKENS}`);
    },
  };
}

export function withoutUnused(css: string, users: string): string {
  const used = new Set(users.match(/--[\w-]+/g));
  for (const [, name = ""] of css.matchAll(/var\((--[\w-]+)/g)) used.add(name);
  return css.replaceAll(/^\s*(--[\w-]+):[^;]*;\n/gm, (line, name: string) => (used.has(name) ? line : ""));
}
