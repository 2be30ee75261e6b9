/** Tax depends on the bill's address there, so a card of another country is turned down. */
const MATCHED_COUNTRIES: ReadonlySet<string> = new Set(["US", "CA"]);

/** Whether the country of a card or an account must be that of the bill; elsewhere every country counts as matching. */
export const mustMatchBillingCountry = (country: string): boolean => MATCHED_COUNTRIES.has(country);
