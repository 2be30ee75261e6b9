import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../source-files.ts";
import { readTexts, SOURCE_LOCALE } from "./message-files.ts";

export type CodeAndIds = { ids: readonly string[]; code: string };

/** Ids that no code names, neither whole nor as an area with a word that the code has, such as `country.${code}`. */
export function unnamedIds({ ids, code }: CodeAndIds): string[] {
  const names = new Set(
    Array.from(code.matchAll(/["'`]([\w.-]+)["'`]|\b(\w+)(?=\??:)/g), ([, text, key]) => text ?? key),
  );
  const areas = new Set(Array.from(code.matchAll(/`([a-zA-Z]+\.)\$\{/g), ([, area = ""]) => area));
  const isMade = (id: string) => {
    const area = id.slice(0, id.indexOf(".") + 1);
    return areas.has(area) && names.has(id.slice(area.length));
  };
  return ids.filter((id) => !names.has(id) && !isMade(id));
}

export function readSources(): CodeAndIds {
  return { ids: readIds(), code: [...readFiles().values()].join("\n") };
}

/** The ids of texts that no code shows yet. */
export const readUnshownIds = (): ReadonlySet<string> => new Set(unnamedIds(readSources()));

/** The ids that some code names, but none of these files. */
export function readIdsNamedOutsideOf(files: Iterable<string>): ReadonlySet<string> {
  const sources = readFiles();
  const code = Array.from(files, (file) => sources.get(file)).join("\n");
  const unshown = readUnshownIds();
  return new Set(unnamedIds({ ids: readIds(), code }).filter((id) => !unshown.has(id)));
}

const readIds = () => Object.keys(readTexts(SOURCE_LOCALE));

/** The storefront's code and the law of its markets by their paths from the project's root, without tests and examples. */
export function readFiles(): Map<string, string> {
  const files = globSync(["app/**/*.{ts,tsx}", "contracts/markets/market-*.ts"], { cwd: projectRoot });
  return new Map(
    files
      .filter((file) => !/\.(?:test|examples)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(projectRoot, file), "utf8")]),
  );
}
