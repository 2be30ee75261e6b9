import { relative } from "node:path";
import type { Plugin } from "vite";
import { LOCALE_IDS } from "../../app/site/locales.ts";
import { projectRoot } from "../source-files.ts";
import { browserChunks, chunkCode } from "./browser-chunks.ts";
import { compileLocale, messageFile, SOURCE_LOCALE } from "./message-files.ts";
import { laterModules } from "./later-modules.ts";
import { readFiles } from "./named-ids.ts";

const ENTRY = "virtual:messages";
const CHUNK = "virtual:messages/";
/** A module that is evaluated once the later texts are there. */
const LATER = "virtual:messages-later";
const laterCode = `import { loadLaterMessages } from "/app/i18n/load-messages.ts";\nawait loadLaterMessages();\n`;
/** Texts of these areas are part of the script, because they are shown when nothing can be fetched. */
const INLINE_AREAS = ["error.", "offline."];

/**
 * Serves `virtual:messages`: the texts of each locale, compiled. The browser gets two chunks per locale: the second one has
 * the texts that only later views show, and in the build each of these views waits for it. The server has all texts at once.
 * The browser's chunks are named by the hash of their content, which client and server build compute alike: so the server
 * knows their addresses without waiting for the client build.
 */
export function messages(): Plugin {
  let base = "/";
  let waiting: ReadonlySet<string> | undefined;
  const isLater = (id: string) => (waiting ??= laterModules(readFiles())).has(relative(projectRoot, id));
  return {
    name: "messages",
    enforce: "pre",
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === ENTRY || id === LATER || id.startsWith(CHUNK) ? `\0${id}` : undefined),
    transform(code, id) {
      const isInBrowser = this.environment.mode === "build" && this.environment.name === "client";
      if (!isInBrowser || !code.includes("/i18n/message.tsx") || !isLater(id)) return undefined;
      return { code: `import "${LATER}";\n${code}`, map: null };
    },
    load(id) {
      if (id === `\0${LATER}`) return laterCode;
      if (!id.startsWith(`\0${ENTRY}`)) return undefined;
      const isBuild = this.environment.mode === "build";
      const locale = id.slice(CHUNK.length + 1);
      for (const name of locale ? [locale, SOURCE_LOCALE] : LOCALE_IDS) this.addWatchFile(messageFile(name));
      if (locale) return chunkCode(compileLocale(locale));
      return entryCode({
        urls: isBuild ? chunkUrls(base) : {},
        isBrowser: isBuild && this.environment.name === "client",
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { first, later } of browserChunks(base).values()) {
        for (const chunk of [first, later]) this.emitFile({ type: "asset", ...chunk });
      }
    },
  };
}

function entryCode({ urls, isBrowser }: { urls: Record<string, string>; isBrowser: boolean }): string {
  const own = isBrowser ? browserCode : serverCode(urls);
  return [...own, `export const inlineTexts = ${JSON.stringify(inlineTexts())};`].join("\n");
}

/** A page is in one language from beginning to end: its head names the first chunk, and that one the second. */
const browserCode = [
  `const chunk = document.querySelector('link[rel="modulepreload"][href*="/assets/messages-"]')?.getAttribute("href");`,
  `export const chunkUrls = chunk ? { [document.documentElement.lang]: chunk } : {};`,
  `export const loadChunk = (locale) => import(/* @vite-ignore */ chunkUrls[locale]);`,
  `export const loadLaterChunk = async (locale) => import(/* @vite-ignore */ (await loadChunk(locale)).laterUrl);`,
];

function serverCode(urls: Record<string, string>): string[] {
  const loaders = LOCALE_IDS.map((locale) => `"${locale}": () => import("${CHUNK}${locale}")`).join(", ");
  return [
    `export const chunkUrls = ${JSON.stringify(urls)};`,
    `const loaders = { ${loaders} };`,
    `export const loadChunk = async (locale) => loaders[locale]();`,
    `export const loadLaterChunk = loadChunk;`,
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

function chunkUrls(base: string): Record<string, string> {
  return Object.fromEntries(Array.from(browserChunks(base), ([locale, { first }]) => [locale, base + first.fileName]));
}
