import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { LOCALE_IDS } from "../../app/site/locales.ts";
import type { Messages } from "../../app/i18n/compact-message.ts";
import { readUnshownIds } from "./unused.ts";
import { compileLocale, messageFile, SOURCE_LOCALE } from "./message-files.ts";

const ENTRY = "virtual:messages";
const CHUNK = "virtual:messages/";
/** Texts of these areas are part of the script, because they are shown when nothing can be fetched. */
const INLINE_AREAS = ["error.", "offline."];

/**
 * Serves `virtual:messages`: the texts of each locale, compiled, one chunk per locale.
 * The browser's chunks are named by the hash of their content, which client and server build compute alike: so the server
 * knows their addresses without waiting for the client build.
 */
export function messages(): Plugin {
  let base = "/";
  return {
    name: "messages",
    enforce: "pre",
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === ENTRY || id.startsWith(CHUNK) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ENTRY}`)) return undefined;
      const isBuild = this.environment.mode === "build";
      const locale = id.slice(CHUNK.length + 1);
      for (const name of locale ? [locale, SOURCE_LOCALE] : LOCALE_IDS) this.addWatchFile(messageFile(name));
      if (locale) return isBuild ? builtChunkCode(locale) : chunkCode(compileLocale(locale));
      return entryCode({
        urls: isBuild ? chunkUrls(base) : {},
        isBrowser: isBuild && this.environment.name === "client",
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const locale of LOCALE_IDS) {
        const source = builtChunkCode(locale);
        this.emitFile({ type: "asset", fileName: chunkFile(locale, source), source });
      }
    },
  };
}

function entryCode({ urls, isBrowser }: { urls: Record<string, string>; isBrowser: boolean }): string {
  const own = isBrowser ? browserCode : serverCode(urls);
  return [...own, `export const inlineTexts = ${JSON.stringify(inlineTexts())};`].join("\n");
}

/** A page is in one language from beginning to end: its head names the only chunk it will ask for. */
const browserCode = [
  `const chunk = document.querySelector('link[rel="modulepreload"][href*="/assets/messages-"]')?.getAttribute("href");`,
  `export const chunkUrls = chunk ? { [document.documentElement.lang]: chunk } : {};`,
  `export const loadChunk = (locale) => import(/* @vite-ignore */ chunkUrls[locale]);`,
];

function serverCode(urls: Record<string, string>): string[] {
  const loaders = LOCALE_IDS.map((locale) => `"${locale}": () => import("${CHUNK}${locale}")`).join(", ");
  return [
    `export const chunkUrls = ${JSON.stringify(urls)};`,
    `const loaders = { ${loaders} };`,
    `export const loadChunk = async (locale) => loaders[locale]();`,
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

function chunkCode(texts: Messages): string {
  return `export default ${JSON.stringify(texts)};\n`;
}

/** Without the texts of parts that are still to be built: visitors would load them for nothing. */
export function builtChunkCode(locale: string): string {
  const unshown = readUnshownIds();
  const shown = Object.entries(compileLocale(locale)).filter(([id]) => !unshown.has(id));
  return chunkCode(Object.fromEntries(shown));
}

function chunkFile(locale: string, code: string): string {
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return `assets/messages-${locale}-${hash}.js`;
}

function chunkUrls(base: string): Record<string, string> {
  return Object.fromEntries(LOCALE_IDS.map((locale) => [locale, base + chunkFile(locale, builtChunkCode(locale))]));
}
