import { createHash } from "node:crypto";
import type { Messages } from "../../app/i18n/compact-message.ts";
import { LOCALE_IDS } from "../../app/site/locales.ts";
import { compileLocale } from "./message-files.ts";
import { readFiles, readIdsNamedOutsideOf, readUnshownIds } from "./named-ids.ts";
import { isWrittenOnServer, TEXT_AREAS, type TextArea, textAreas } from "./text-areas.ts";

type Chunk = { fileName: string; source: string };
export type LocaleChunks = { first: Chunk; areas: Record<TextArea, Chunk> };

/**
 * The texts of each locale as the browser gets them: those that any page may need, and those that come with the views of
 * an area. Texts that the server writes, and those of parts that are still to be built, are left out: visitors would load
 * them for nothing.
 */
export function browserChunks(base: string): Map<string, LocaleChunks> {
  const unshown = readUnshownIds();
  const onServer = readServerIds();
  const areaOfId = readAreas();
  return new Map(
    LOCALE_IDS.map((locale) => {
      const texts = Object.entries(compileLocale(locale)).filter(([id]) => !unshown.has(id) && !onServer.has(id));
      const pick = (area: TextArea | undefined) =>
        chunkCode(Object.fromEntries(texts.filter(([id]) => areaOfId.get(id) === area)));
      const areas = recordOf((area) => chunk(`later-messages-${area}-${locale}`, pick(area)));
      const urls = recordOf((area) => base + areas[area].fileName);
      const first = `${pick(undefined)}export const areaUrls = ${JSON.stringify(urls)};\n`;
      return [locale, { first: chunk(`messages-${locale}`, first), areas }];
    }),
  );
}

const recordOf = <Value>(valueOf: (area: TextArea) => Value): Record<TextArea, Value> => ({
  account: valueOf("account"),
  shop: valueOf("shop"),
  checkout: valueOf("checkout"),
});

/** The area of each text that only one area's modules name. */
function readAreas(): ReadonlyMap<string, TextArea> {
  const sources = readFiles();
  const areas = textAreas(sources);
  const files = [...sources.keys()].filter((file) => !isWrittenOnServer(file));
  return new Map(
    TEXT_AREAS.flatMap((area) => {
      const outside = files.filter((file) => areas.get(file) !== area);
      return Array.from(readIdsNamedOutsideOf(outside), (id) => [id, area] as const);
    }),
  );
}

/** The texts that only the server names, which sends them as texts. */
function readServerIds(): ReadonlySet<string> {
  return readIdsNamedOutsideOf([...readFiles().keys()].filter((file) => !isWrittenOnServer(file)));
}

export function chunkCode(texts: Messages): string {
  return `export default ${JSON.stringify(texts)};\n`;
}

function chunk(name: string, source: string): Chunk {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
