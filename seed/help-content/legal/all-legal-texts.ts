import type { WrittenLocale } from "../../../contracts/locales.ts";
import { csCZ } from "./czech.ts";
import { nlBE, nlNL } from "./dutch.ts";
import { enCA, enGB, enUS } from "./english.ts";
import { frBE, frCA, frFR } from "./french.ts";
import { deAT, deDE } from "./german.ts";
import { itIT } from "./italian.ts";
import type { LegalTexts } from "./legal-texts.ts";
import { ptPT } from "./portuguese.ts";
import { esES } from "./spanish.ts";

export const legalTexts: Readonly<Record<WrittenLocale, LegalTexts>> = {
  "cs-CZ": csCZ,
  "de-AT": deAT,
  "de-DE": deDE,
  "en-CA": enCA,
  "en-GB": enGB,
  "en-US": enUS,
  "es-ES": esES,
  "fr-BE": frBE,
  "fr-CA": frCA,
  "fr-FR": frFR,
  "it-IT": itIT,
  "nl-BE": nlBE,
  "nl-NL": nlNL,
  "pt-PT": ptPT,
};
