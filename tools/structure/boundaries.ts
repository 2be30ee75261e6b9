import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { listSourceFiles, projectRoot } from "../source-files.ts";
import { findCircles, findUpwardImports } from "./floors.ts";
import { readImportGraph, readImports } from "./imports.ts";

type Rule = {
  /** The rooms it is about. */
  from: RegExp;
  /** What a file there may import of the project; its own folder is always allowed. */
  may: readonly RegExp[];
  /** Packages it may import; everything when left out. */
  packages?: RegExp;
  why: string;
};

const isTest = /\.test\.tsx?$/;

/** Who may import whom; the first rule that fits a file counts. */
const rules: readonly Rule[] = [
  {
    from: /^contracts\//,
    may: [/^contracts\//],
    packages: /^(?:zod|node:async_hooks)$/,
    why: "contracts know the wire and nothing else",
  },
  {
    from: /^platform\/(?<room>[^/]+)\//,
    may: [/^contracts\//, /^database\//, /^letters\/outbox\//, /^platform\/[^/]+\.ts$/],
    why: "a service knows contracts, the database, the outbox and itself; it talks to others through their wire",
  },
  {
    from: /^platform\/[^/]+\.ts$/,
    may: [/^contracts\//, /^database\//, /^letters\/outbox\//, /^platform\/[^/]+\.ts$/],
    why: "shared by all services",
  },
  {
    from: /^payments\/port\//,
    may: [/^contracts\//, /^payments\/port\//],
    packages: /^zod$/,
    why: "what the storefront may ask of payments says nothing of how it is done",
  },
  {
    from: /^payments\//,
    may: [/^contracts\//, /^database\//, /^letters\/outbox\//, /^payments\//],
    why: "payments know contracts, the database and the outbox",
  },
  {
    from: /^letters\//,
    may: [/^contracts\//, /^database\//, /^letters\//],
    why: "letters know their facts, not the systems that write them",
  },
  { from: /^database\//, may: [/^database\//], why: "the database imports no other room" },
  {
    from: /^seed\//,
    may: [/^contracts\//, /^platform\//, /^database\//, /^seed\//],
    why: "demo data fits the services' tables",
  },
  {
    from: /^app\/domain\//,
    may: [/^app\/domain\//],
    packages: /^$/,
    why: "rules are pure: no framework, no server",
  },
  {
    from: /^app\/ui\//,
    may: [/^app\/ui\//],
    packages: /^(?:react|react-dom|react-router|react-aria-components)(?:\/|$)/,
    why: "the design system takes its texts and data as props",
  },
  {
    from: /^app\/features\/(?<room>[^/]+)\//,
    may: [/^contracts\//, /^payments\/port\//, /^app\/(?!features\/|middleware\/|purchase\/|routes\/)/],
    why: "a feature imports no other feature: routes compose them",
  },
  {
    from: /^app\//,
    may: [/^contracts\//, /^payments\/port\//, /^app\//],
    why: "the storefront never sees what is behind the wire, or behind the port of payments",
  },
  { from: /^e2e\//, may: [/^e2e\//], why: "browser tests know only what a visitor knows" },
  { from: /^(?:server|tools|bench|test)\//, may: [/./], why: "" },
];

export function findImportViolations(file: string, source: string): string[] {
  const rule = rules.find(({ from }) => from.test(file));
  if (!rule) return [];
  const room = rule.from.exec(file)?.groups?.room;
  const own = room ? `${file.slice(0, file.indexOf(room))}${room}/` : undefined;
  return readImports(source)
    .filter((specifier) => !isAllowed(file, specifier, { rule, own }))
    .map((specifier) => `${file} must not import ${specifier}: ${rule.why}`);
}

function isAllowed(file: string, specifier: string, { rule, own }: { rule: Rule; own: string | undefined }): boolean {
  if (!specifier.startsWith(".")) {
    return isTest.test(file) || specifier.startsWith("virtual:") || !rule.packages || rule.packages.test(specifier);
  }
  const target = normalize(join(dirname(file), specifier));
  if (own && target.startsWith(own)) return true;
  if (isTest.test(file) && target.startsWith("test/")) return true;
  return target.includes("+types/") || rule.may.some((pattern) => pattern.test(target));
}

export async function findBoundaryViolations(): Promise<string[]> {
  const files = (await listSourceFiles()).filter((file) => /\.tsx?$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => findImportViolations(file, await readFile(join(projectRoot, file), "utf8"))),
  );
  const graph = await readImportGraph();
  return [...found.flat(), ...findUpwardImports(graph), ...findCircles(graph)];
}
