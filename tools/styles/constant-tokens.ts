import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TOKENS = "app/ui/tokens.css";
const definition = /(?<![\w-])(--[\w-]+):\s*([^;{}]+);/g;

type Sources = {
  tokens: string;
  /** Every other style sheet. */
  sheets: string;
  scripts: string;
};

/**
 * Tokens that have one value everywhere: defined once, from no other token, and unknown to scripts, which could set or
 * read them.
 */
export function findConstantTokens({ tokens, sheets, scripts }: Sources): Map<string, string> {
  const all = [...`${tokens}\n${sheets}`.matchAll(definition)];
  const inScripts = new Set(scripts.match(/--[\w-]+/g));
  const isConstant = (name: string, value: string) =>
    !value.includes("var(") &&
    !inScripts.has(name) &&
    all.filter(([, other]) => other === name).length === 1 &&
    !`${tokens}${sheets}`.includes(`var(${name},`);
  return new Map(
    [...tokens.matchAll(definition)].flatMap(([, name = "", value = ""]) =>
      isConstant(name, value) ? [[name, value.trim()] as const] : [],
    ),
  );
}

/** The sheet with the values of those tokens in place of their names. */
export function withConstants(css: string, constants: ReadonlyMap<string, string>): string {
  return css
    .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
    .replaceAll(definition, (line, name: string) => (constants.has(name) ? "" : line));
}

/** A name like `var(--s-16)` is longer than its value, and every page would carry both. */
export function constantTokens(): Plugin {
  let constants: ReadonlyMap<string, string> | undefined;
  const readConstants = (root: string) => {
    const read = (pattern: string) =>
      globSync(pattern, { cwd: root })
        .filter((file) => file !== TOKENS)
        .map((file) => readFileSync(join(root, file), "utf8"))
        .join("\n");
    const tokens = readFileSync(join(root, TOKENS), "utf8");
    return findConstantTokens({ tokens, sheets: read("app/**/*.css"), scripts: read("app/**/*.{ts,tsx}") });
  };
  return {
    name: "constant-tokens",
    enforce: "pre",
    apply: "build",
    transform(css, id) {
      const { root } = this.environment.config;
      if (!id.startsWith(join(root, "app/")) || !/\.css(?:\?|$)/.test(id)) return undefined;
      constants ??= readConstants(root);
      return { code: withConstants(css, constants), map: null };
    },
  };
}
