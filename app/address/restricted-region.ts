import { plainPostalCode } from "../domain/address/postal-code.ts";

/** Parts of countries that are taxed as if they were abroad: nothing can be sold there. Read without spaces and dashes. */
const RESTRICTED_CODES: ReadonlyMap<string, readonly RegExp[]> = new Map(
  Object.entries({
    FR: [/^(?:975|984|986|987|988|977|971|972|973|976|978)\d{2}$/],
    DE: [/^27498$/, /^78266$/],
    IT: [/^23041$/, /^22061$/],
    PT: [/^9\d{3}(?:\d{3})?$/],
    ES: [/^(?:51|52|35|38)\d{3}$/],
  }),
);

type Region = { countryCode: string; postalCode: string };

/**
 * Whether the bill cannot go to a region. Where the tax of North America is worked out by a system of its own, that
 * knows no other country.
 */
export function isRestrictedRegion({ countryCode, postalCode }: Region, hasTaxIntegration: boolean): boolean {
  if (hasTaxIntegration) return countryCode !== "US" && countryCode !== "CA";
  const code = plainPostalCode(postalCode, countryCode);
  return RESTRICTED_CODES.get(countryCode)?.some((pattern) => pattern.test(code)) ?? false;
}
