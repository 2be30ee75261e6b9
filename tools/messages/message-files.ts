import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Messages } from "../../app/i18n/compact-message.ts";
import { LOCALE_IDS, PSEUDO_LOCALE } from "../../app/site/locales.ts";
import { compact, compileMessage, parseMessage } from "./compile.ts";
import { pseudoMessage } from "./pseudo.ts";

export const SOURCE_LOCALE = "en-GB";
export const STORED_LOCALES = LOCALE_IDS.filter((id) => id !== PSEUDO_LOCALE);

export type Texts = Readonly<Record<string, string>>;

const FOLDER = fileURLToPath(new URL("../../app/i18n/messages/", import.meta.url));

export function messageFile(locale: string): string {
  return `${FOLDER}${locale === PSEUDO_LOCALE ? SOURCE_LOCALE : locale}.json`;
}

export function readTexts(locale: string): Texts {
  return JSON.parse(readFileSync(messageFile(locale), "utf8")) as Texts;
}

/** The texts of a locale, ready to be shown; a text it lacks is taken from the source language. */
export function compileLocale(locale: string, read: (locale: string) => Texts = readTexts): Messages {
  const source = read(SOURCE_LOCALE);
  if (locale === PSEUDO_LOCALE) return mapTexts(source, (text) => compact(pseudoMessage(parseMessage(text))));
  return mapTexts({ ...source, ...read(locale) }, compileMessage);
}

function mapTexts<T>(texts: Texts, change: (text: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, change(text)]));
}
