import { relative } from "node:path";
import type { Plugin } from "vite";
import { LOCALE_IDS } from "../../app/site/locales.ts";
import { projectRoot } from "../source-files.ts";
import { browserChunks, chunkCode } from "./browser-chunks.ts";
import { compileLocale, messageFile, SOURCE_LOCALE } from "./message-files.ts";
import { readFiles } from "./named-ids.ts";
import { TEXT_AREAS, type TextArea, textAreas } from "./text-areas.ts";

const ENTRY = "virtual:messages";
const CHUNK = "virtual:messages/";
/** A module that is evaluated once the texts of an area are there. */
const AREA = "virtual:messages-of-area/";
const areaCode = (area: string) =>
  `import { loadAreaMessages } from "/app/i18n/load-messages.ts";\nawait loadAreaMessages("${area}");\n`;
/** Texts of these areas are part of the script, because they are shown when nothing can be fetched. */
const INLINE_AREAS = ["error.", "offline."];

/**
 * Serves `virtual:messages`: the texts of each locale, compiled. The browser gets one chunk for every page and one for
 * the views of each area, and in the build each of these views waits for its chunk. The server has all texts at once.
 * The browser's chunks are named by the hash of their content, which client and server build compute alike: so the server
 * knows their addresses without waiting for the client build.
 */
export function messages(): Plugin {
  let base = "/";
  let areas: ReadonlyMap<string, TextArea> | undefined;
  const areaOf = (id: string) => (areas ??= textAreas(readFiles())).get(relative(projectRoot, id));
  return {
    name: "messages",
    enforce: "pre",
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === ENTRY || id.startsWith(AREA) || id.startsWith(CHUNK) ? `\0${id}` : undefined),
    transform(code, id) {
      const isInBrowser = this.environment.mode === "build" && this.environment.name === "client";
      const area = isInBrowser && code.includes("/i18n/message.tsx") ? areaOf(id) : undefined;
      return area && { code: `import "${AREA}${area}";\n${code}`, map: null };
    },
    load(id) {
      if (id.startsWith(`\0${AREA}`)) return areaCode(id.slice(AREA.length + 1));
      if (!id.startsWith(`\0${ENTRY}`)) return undefined;
      const isBuild = this.environment.mode === "build";
      const locale = id.slice(CHUNK.length + 1);
      for (const name of locale ? [locale, SOURCE_LOCALE] : LOCALE_IDS) this.addWatchFile(messageFile(name));
      if (locale) return chunkCode(compileLocale(locale));
      return entryCode({
        urls: isBuild ? chunkUrls(base) : { first: {}, checkout: {} },
        isBrowser: isBuild && this.environment.name === "client",
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { first, areas: chunks } of browserChunks(base).values()) {
        for (const chunk of [first, ...TEXT_AREAS.map((area) => chunks[area])]) {
          this.emitFile({ type: "asset", ...chunk });
        }
      }
    },
  };
}

/** By locale. */
type ChunkUrls = { first: Record<string, string>; checkout: Record<string, string> };

function entryCode({ urls, isBrowser }: { urls: ChunkUrls; isBrowser: boolean }): string {
  const own = isBrowser ? browserCode : serverCode(urls);
  return [...own, `export const inlineTexts = ${JSON.stringify(inlineTexts())};`].join("\n");
}

/** A page is in one language from beginning to end: its head names the first chunk, and that one the others. */
const browserCode = [
  `const chunk = document.querySelector('link[rel="modulepreload"][href*="/assets/messages-"]')?.getAttribute("href");`,
  `export const chunkUrls = chunk ? { [document.documentElement.lang]: chunk } : {};`,
  `export const checkoutChunkUrls = {};`,
  `export const loadChunk = (locale) => import(/* @vite-ignore */ chunkUrls[locale]);`,
  `export const loadAreaChunk = async (locale, area) => import(/* @vite-ignore */ (await loadChunk(locale)).areaUrls[area]);`,
];

function serverCode(urls: ChunkUrls): string[] {
  const loaders = LOCALE_IDS.map((locale) => `"${locale}": () => import("${CHUNK}${locale}")`).join(", ");
  return [
    `export const chunkUrls = ${JSON.stringify(urls.first)};`,
    `export const checkoutChunkUrls = ${JSON.stringify(urls.checkout)};`,
    `const loaders = { ${loaders} };`,
    `export const loadChunk = async (locale) => loaders[locale]();`,
    `export const loadAreaChunk = loadChunk;`,
  ];
}

function inlineTexts(): Record<string, string> {
  const compiled = Object.entries(compileLocale(SOURCE_LOCALE));
  const inline = INLINE_AREAS.flatMap((area) => textsOfArea(area, compiled));
  return Object.fromEntries(inline.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

export function textsOfArea<Text>(area: string, texts: readonly [id: string, text: Text][]): [string, Text][] {
  const found = texts.filter(([id]) => id.startsWith(area));
  if (found.length === 0) throw new Error(`No text has an id that starts with ${area}`);
  return found;
}

function chunkUrls(base: string): ChunkUrls {
  const chunks = [...browserChunks(base)];
  return {
    first: Object.fromEntries(chunks.map(([locale, { first }]) => [locale, base + first.fileName])),
    checkout: Object.fromEntries(chunks.map(([locale, { areas }]) => [locale, base + areas.checkout.fileName])),
  };
}
