import type { ShopLocale, WrittenLocale } from "../../../contracts/locales.ts";
import { taxNameOf } from "../../../contracts/markets/market-law.ts";
import { writtenLocaleOf } from "../../texts/texts.ts";
import { czech } from "./czech.ts";
import { dutch } from "./dutch.ts";
import { american, english } from "./english.ts";
import { canadianFrench, french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";
import type { AttachmentTexts } from "./text-list.ts";

const texts: Readonly<Record<WrittenLocale, AttachmentTexts>> = {
  "cs-CZ": czech,
  "de-AT": german,
  "de-DE": german,
  "en-CA": american,
  "en-GB": english,
  "en-US": american,
  "es-ES": spanish,
  "fr-BE": french,
  "fr-CA": canadianFrench,
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": portuguese,
};

/** The texts of a locale, with the word for the tax that its market has. */
export function attachmentTexts(localeId: ShopLocale): AttachmentTexts {
  const locale = writtenLocaleOf(localeId);
  const { total, tax, ...others } = texts[locale];
  const withTax = (text: string) => text.replace("{tax}", taxNameOf(locale));
  return { ...others, total: withTax(total), tax: withTax(tax) };
}
