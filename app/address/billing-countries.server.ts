import { billingCountries } from "../../contracts/commerce/address.ts";
import type { CountryCode } from "../site/country-codes.ts";
import { englishCountryName } from "./iso-countries.ts";
import { hasStates } from "./address-fields.ts";

/** Where the bill of a market may go: in North America nowhere else, elsewhere anywhere but there. */
export function billingCountriesOf(market: CountryCode): readonly string[] {
  return hasStates(market) ? [market] : billingCountries.filter((country) => !hasStates(country));
}

export type CountryOption = { value: string; text: string };

/** The same as a list to choose from, in the language of the page. Named on the server: browsers name some differently. */
export function countryOptions(market: CountryCode, localeId: string): CountryOption[] {
  const names = new Intl.DisplayNames(localeId, { type: "region" });
  const isEnglish = localeId.startsWith("en-");
  const nameOf = (code: string) => (isEnglish ? englishCountryName(code) : names.of(code)) ?? code;
  const options = billingCountriesOf(market).map((value) => ({ value, text: nameOf(value) }));
  return options.sort((a, b) => a.text.localeCompare(b.text, localeId));
}
