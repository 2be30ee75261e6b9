import { createHash } from "node:crypto";
import type { Messages } from "../../app/i18n/compact-message.ts";
import { compileLocale } from "./message-files.ts";
import { readIdsOutsideFirstChunk } from "./named-ids.ts";

type Chunk = { fileName: string; source: string };

/**
 * The texts of a locale as the browser gets them: those that any page may need, and those that come with later views.
 * Texts of parts that are still to be built are left out: visitors would load them for nothing.
 */
export function browserChunks(locale: string, base: string): { first: Chunk; later: Chunk } {
  const { unshown, later: laterIds } = readIdsOutsideFirstChunk();
  const texts = Object.entries(compileLocale(locale)).filter(([id]) => !unshown.has(id));
  const pick = (isLater: boolean) => Object.fromEntries(texts.filter(([id]) => laterIds.has(id) === isLater));
  const later = chunk(`messages-later-${locale}`, chunkCode(pick(true)));
  const laterUrl = `export const laterUrl = ${JSON.stringify(base + later.fileName)};\n`;
  return { first: chunk(`messages-${locale}`, chunkCode(pick(false)) + laterUrl), later };
}

export function chunkCode(texts: Messages): string {
  return `export default ${JSON.stringify(texts)};\n`;
}

function chunk(name: string, source: string): Chunk {
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, source };
}
