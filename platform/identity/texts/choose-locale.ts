import { type SignInLocale, signInLocales } from "../../../contracts/identity/sign-in.ts";
import { czech } from "./cs.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { canadianFrench, french } from "./fr.ts";
import { italian } from "./it.ts";
import { dutch } from "./nl.ts";
import { portuguese } from "./pt.ts";
import type { Texts } from "./texts.ts";

export const textsOf: Readonly<Record<SignInLocale, Texts>> = {
  "cs-CZ": czech,
  "de-AT": german,
  "de-DE": german,
  "en-CA": english,
  "en-GB": english,
  "en-US": english,
  "es-ES": spanish,
  "fr-BE": french,
  "fr-CA": canadianFrench,
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": portuguese,
};

const fallback: SignInLocale = "en-GB";

/** The first preference that is available: the locale itself, or another one of the same language. */
export function chooseLocale(preferences: readonly (string | undefined)[]): SignInLocale {
  for (const preferred of preferences.map((one) => one?.replace("_", "-"))) {
    const exact = signInLocales.find((locale) => locale === preferred);
    if (exact) return exact;
    const language = preferred?.slice(0, 2).toLowerCase();
    const sameLanguage =
      preferred === "en-XB" || language === "en"
        ? fallback
        : signInLocales.find((one) => isDefaultOfLanguage(one, language));
    if (sameLanguage) return sameLanguage;
  }
  return fallback;
}

/** The locale of the country that the language is named after: fr-FR, not fr-BE. */
function isDefaultOfLanguage(locale: SignInLocale, language: string | undefined): boolean {
  const [own = "", country = ""] = locale.split("-");
  return own === language && (own === country.toLowerCase() || own === "cs");
}
