import { englishCountryName } from "./iso-countries.ts";

/** The name of a country in a language; of what is no code of a country, what is written. */
export function countryName(code: string, localeId: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  if (localeId.startsWith("en-")) return englishCountryName(code) ?? code;
  return new Intl.DisplayNames(localeId, { type: "region" }).of(code) ?? code;
}
