import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../source-files.ts";
import { readTexts, SOURCE_LOCALE } from "./message-files.ts";

/** Features whose views load with the first interaction; texts that only they show are loaded with them. */
const LATER_FEATURES = ["help/account", "orders", "overview", "payment/details", "service-list", "subscriptions"];

const laterModule = new RegExp(String.raw`(?:^|/)app/features/(?:${LATER_FEATURES.join("|")})/`);
/** A text that a server names reaches the page as data, and any view may show it. */
const serverModule = /\.server\.tsx?$/;

/** Whether a file of the source belongs to a view that loads later, and so may name texts that load with it. */
export const isLaterModule = (path: string): boolean => laterModule.test(path) && !serverModule.test(path);

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

/** The ids of texts that no code shows yet, and of those that only views of later features show. */
export function readIdsOutsideFirstChunk(): { unshown: ReadonlySet<string>; later: ReadonlySet<string> } {
  const unshown = new Set(unnamedIds(readSources()));
  const notAtOnce = unnamedIds(readSources((file) => !isLaterModule(file)));
  return { unshown, later: new Set(notAtOnce.filter((id) => !unshown.has(id))) };
}

export function readSources(isRead: (file: string) => boolean = () => true): CodeAndIds {
  const files = globSync("app/**/*.{ts,tsx}", { cwd: projectRoot }).filter(
    (file) => !/\.(?:test|examples)\.tsx?$/.test(file) && isRead(file),
  );
  const code = files.map((file) => readFileSync(join(projectRoot, file), "utf8")).join("\n");
  return { ids: Object.keys(readTexts(SOURCE_LOCALE)), code };
}
