import type { SitePreferences } from "../../../catalogue/catalogue.ts";

/** Whether automatic renewal exists in the country; only registered customers can agree to it. */
export function isAutoRenewalCountry(
  country: string,
  { autoRenewalCountries }: Pick<SitePreferences, "autoRenewalCountries">,
): boolean {
  return autoRenewalCountries.includes(country);
}
