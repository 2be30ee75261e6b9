import { billingCountries } from "../../contracts/commerce/address.ts";
import type { CountryCode } from "../site/country-codes.ts";
import { hasStates } from "./address-fields.ts";
import { countryName } from "./country-name.ts";

/** The countries that a market bills to: a North American market its own country, the others all but North America. */
export function billingCountriesOf(market: CountryCode): readonly string[] {
  return hasStates(market) ? [market] : billingCountries.filter((country) => !hasStates(country));
}

export type CountryOption = { value: string; text: string };

/** These countries as options in the language of the page. Named on the server: browsers name some differently. */
export function countryOptions(market: CountryCode, localeId: string): CountryOption[] {
  const options = billingCountriesOf(market).map((value) => ({ value, text: countryName(value, localeId) }));
  return options.sort((a, b) => a.text.localeCompare(b.text, localeId));
}
