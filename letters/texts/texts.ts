import type { ShopLocale, WrittenLocale } from "../../contracts/locales.ts";
import { labels as englishLabels } from "./en/labels.ts";
import { sentences as englishSentences } from "./en/sentences.ts";
import { american, canadian } from "./regions.ts";
import type { Texts } from "./text-ids.ts";

const english: Texts = { ...englishLabels, ...englishSentences };

/** en-XB shows how pages cope with long texts; its letters are those of en-GB. */
export const writtenLocaleOf = (localeId: ShopLocale): WrittenLocale => (localeId === "en-XB" ? "en-GB" : localeId);

export const texts: Readonly<Record<WrittenLocale, Texts>> = {
  "cs-CZ": english,
  "de-AT": english,
  "de-DE": english,
  "en-CA": { ...english, ...canadian },
  "en-GB": english,
  "en-US": { ...english, ...american },
  "es-ES": english,
  "fr-BE": english,
  "fr-CA": english,
  "fr-FR": english,
  "it-IT": english,
  "nl-BE": english,
  "nl-NL": english,
  "pt-PT": english,
};
