import type { WrittenLocale } from "../../../contracts/locales.ts";
import { contactDetails } from "../contact/contact-details.ts";
import { csCZ } from "./czech.ts";
import { nlBE, nlNL } from "./dutch.ts";
import { enCA, enGB, enUS } from "./english.ts";
import { frBE, frCA, frFR } from "./french.ts";
import { deAT, deDE } from "./german.ts";
import { itIT } from "./italian.ts";
import type { LegalTexts } from "./legal-texts.ts";
import { ptPT } from "./portuguese.ts";
import { esES } from "./spanish.ts";

const texts: Readonly<Record<WrittenLocale, LegalTexts>> = {
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

/** The texts with the e-mail address that the contact page has too. */
export const legalTexts = Object.fromEntries(
  (Object.keys(texts) as WrittenLocale[]).map((locale) => [locale, withCareEmail(texts[locale], locale)]),
) as Readonly<Record<WrittenLocale, LegalTexts>>;

function withCareEmail({ imprint, ...others }: LegalTexts, locale: WrittenLocale): LegalTexts {
  return {
    ...others,
    imprint: { ...imprint, body: imprint.body.replace("{careEmail}", contactDetails[locale].email) },
  };
}
