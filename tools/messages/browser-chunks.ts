import { createHash } from "node:crypto";
import type { Messages } from "../../app/i18n/compact-message.ts";
import { LOCALE_IDS } from "../../app/site/locales.ts";
import { compileLocale } from "./message-files.ts";
import { laterModules } from "./later-modules.ts";
import { readFiles, readIdsNamedOutsideOf, readUnshownIds } from "./named-ids.ts";

type Chunk = { fileName: string; source: string };

/**
 * The texts of each locale as the browser gets them: those that any page may need, and those that come with later views.
 * Texts of parts that are still to be built are left out: visitors would load them for nothing.
 */
export function browserChunks(base: string): Map<string, { first: Chunk; later: Chunk }> {
  const ids = { unshown: readUnshownIds(), later: readLaterIds() };
  return new Map(LOCALE_IDS.map((locale) => [locale, chunksOf(locale, base, ids)]));
}

type Ids = { unshown: ReadonlySet<string>; later: ReadonlySet<string> };

function chunksOf(locale: string, base: string, { unshown, later: laterIds }: Ids): { first: Chunk; later: Chunk } {
  const texts = Object.entries(compileLocale(locale)).filter(([id]) => !unshown.has(id));
  const pick = (isLater: boolean) => Object.fromEntries(texts.filter(([id]) => laterIds.has(id) === isLater));
  const later = chunk(`messages-later-${locale}`, chunkCode(pick(true)));
  const laterUrl = `export const laterUrl = ${JSON.stringify(base + later.fileName)};\n`;
  return { first: chunk(`messages-${locale}`, chunkCode(pick(false)) + laterUrl), later };
}

function readLaterIds(): ReadonlySet<string> {
  const sources = readFiles();
  const modules = laterModules(sources);
  return readIdsNamedOutsideOf([...sources.keys()].filter((file) => !modules.has(file)));
}

export function chunkCode(texts: Messages): string {
  return `export default ${JSON.stringify(texts)};\n`;
}

function chunk(name: string, source: string): Chunk {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
