import type { ShopLocale } from "../../../contracts/locales.ts";
import { czech } from "./czech.ts";
import { dutch } from "./dutch.ts";
import { american, english } from "./english.ts";
import { canadianFrench, french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import type { AttachmentTexts } from "./text-list.ts";

const texts: Readonly<Record<ShopLocale, AttachmentTexts>> = {
  "cs-CZ": czech,
  "de-AT": german,
  "de-DE": german,
  "en-CA": american,
  "en-GB": english,
  "en-US": american,
  "en-XB": english,
  "es-ES": spanish,
  "fr-BE": french,
  "fr-CA": canadianFrench,
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": portuguese,
};

export const attachmentTexts = (localeId: ShopLocale): AttachmentTexts => texts[localeId];
