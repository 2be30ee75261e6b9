import type { ShopLocale, WrittenLocale } from "../../contracts/locales.ts";
import { contract as germanContract } from "./de/contract.ts";
import { labels as germanLabels } from "./de/labels.ts";
import { results as germanResults } from "./de/results.ts";
import { sentences as germanSentences } from "./de/sentences.ts";
import { contract as englishContract } from "./en/contract.ts";
import { labels as englishLabels } from "./en/labels.ts";
import { results as englishResults } from "./en/results.ts";
import { sentences as englishSentences } from "./en/sentences.ts";
import { contract as frenchContract } from "./fr/contract.ts";
import { labels as frenchLabels } from "./fr/labels.ts";
import { results as frenchResults } from "./fr/results.ts";
import { sentences as frenchSentences } from "./fr/sentences.ts";
import { contract as italianContract } from "./it/contract.ts";
import { labels as italianLabels } from "./it/labels.ts";
import { results as italianResults } from "./it/results.ts";
import { sentences as italianSentences } from "./it/sentences.ts";
import { contract as dutchContract } from "./nl/contract.ts";
import { labels as dutchLabels } from "./nl/labels.ts";
import { results as dutchResults } from "./nl/results.ts";
import { sentences as dutchSentences } from "./nl/sentences.ts";
import { contract as czechContract } from "./cs/contract.ts";
import { labels as czechLabels } from "./cs/labels.ts";
import { results as czechResults } from "./cs/results.ts";
import { sentences as czechSentences } from "./cs/sentences.ts";
import { contract as spanishContract } from "./es/contract.ts";
import { labels as spanishLabels } from "./es/labels.ts";
import { results as spanishResults } from "./es/results.ts";
import { sentences as spanishSentences } from "./es/sentences.ts";
import { contract as portugueseContract } from "./pt/contract.ts";
import { labels as portugueseLabels } from "./pt/labels.ts";
import { results as portugueseResults } from "./pt/results.ts";
import { sentences as portugueseSentences } from "./pt/sentences.ts";
import { american, austrian, belgianFrench, canadian, canadianFrench } from "./regions.ts";
import type { Texts } from "./text-ids.ts";

const german: Texts = { ...germanLabels, ...germanSentences, ...germanContract, ...germanResults };
const french: Texts = { ...frenchLabels, ...frenchSentences, ...frenchContract, ...frenchResults };
const italian: Texts = { ...italianLabels, ...italianSentences, ...italianContract, ...italianResults };
const dutch: Texts = { ...dutchLabels, ...dutchSentences, ...dutchContract, ...dutchResults };
const czech: Texts = { ...czechLabels, ...czechSentences, ...czechContract, ...czechResults };
const spanish: Texts = { ...spanishLabels, ...spanishSentences, ...spanishContract, ...spanishResults };
const portuguese: Texts = { ...portugueseLabels, ...portugueseSentences, ...portugueseContract, ...portugueseResults };
const english: Texts = { ...englishLabels, ...englishSentences, ...englishContract, ...englishResults };

/** en-XB shows how pages cope with long texts; its letters are those of en-GB. */
export const writtenLocaleOf = (localeId: ShopLocale): WrittenLocale => (localeId === "en-XB" ? "en-GB" : localeId);

export const texts: Readonly<Record<WrittenLocale, Texts>> = {
  "cs-CZ": czech,
  "de-AT": { ...german, ...austrian },
  "de-DE": german,
  "en-CA": { ...english, ...canadian },
  "en-GB": english,
  "en-US": { ...english, ...american },
  "es-ES": spanish,
  "fr-BE": { ...french, ...belgianFrench },
  "fr-CA": { ...french, ...canadianFrench },
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": portuguese,
};
