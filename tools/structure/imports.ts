import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { listSourceFiles, projectRoot } from "../source-files.ts";

const importPattern =
  /(?:^|[\s;])(?:import|export)\s[^"';]*?from\s*["']([^"']+)["']|(?:^|[\s;])import\s*["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gm;

export function readImports(source: string): string[] {
  return Array.from(source.matchAll(importPattern), ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "");
}

/** Which file of the project imports which, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const targetsOf = ([file, source]: [string, string]): [string, string[]] => [
    file,
    readImports(source)
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => normalize(join(dirname(file), specifier)))
      .filter((target) => sources.has(target)),
  ];
  return new Map([...sources].map(targetsOf));
}

/** The graph of everything but tests. */
export async function readImportGraph(): Promise<ImportGraph> {
  const files = (await listSourceFiles()).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const read = async (file: string): Promise<[string, string]> => [
    file,
    await readFile(join(projectRoot, file), "utf8"),
  ];
  return importGraph(new Map(await Promise.all(files.map(read))));
}
