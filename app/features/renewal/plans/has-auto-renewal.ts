import type { Preferences } from "../../../catalogue/catalogue.ts";

/** Whether the page mentions auto-renewal at all. */
export function hasAutoRenewal(
  country: string,
  { autoRenewalCountries }: Pick<Preferences, "autoRenewalCountries">,
): boolean {
  return autoRenewalCountries.includes(country);
}
