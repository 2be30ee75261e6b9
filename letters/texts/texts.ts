import type { ShopLocale, WrittenLocale } from "../../contracts/locales.ts";
import { labels as germanLabels } from "./de/labels.ts";
import { sentences as germanSentences } from "./de/sentences.ts";
import { labels as englishLabels } from "./en/labels.ts";
import { sentences as englishSentences } from "./en/sentences.ts";
import { labels as frenchLabels } from "./fr/labels.ts";
import { sentences as frenchSentences } from "./fr/sentences.ts";
import { labels as italianLabels } from "./it/labels.ts";
import { sentences as italianSentences } from "./it/sentences.ts";
import { labels as dutchLabels } from "./nl/labels.ts";
import { sentences as dutchSentences } from "./nl/sentences.ts";
import { american, austrian, belgianFrench, canadian, canadianFrench } from "./regions.ts";
import type { Texts } from "./text-ids.ts";

const german: Texts = { ...germanLabels, ...germanSentences };
const french: Texts = { ...frenchLabels, ...frenchSentences };
const italian: Texts = { ...italianLabels, ...italianSentences };
const dutch: Texts = { ...dutchLabels, ...dutchSentences };
const english: Texts = { ...englishLabels, ...englishSentences };

/** en-XB shows how pages cope with long texts; its letters are those of en-GB. */
export const writtenLocaleOf = (localeId: ShopLocale): WrittenLocale => (localeId === "en-XB" ? "en-GB" : localeId);

export const texts: Readonly<Record<WrittenLocale, Texts>> = {
  "cs-CZ": english,
  "de-AT": { ...german, ...austrian },
  "de-DE": german,
  "en-CA": { ...english, ...canadian },
  "en-GB": english,
  "en-US": { ...english, ...american },
  "es-ES": english,
  "fr-BE": { ...french, ...belgianFrench },
  "fr-CA": { ...french, ...canadianFrench },
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": english,
};
