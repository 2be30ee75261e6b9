import { plainPostalCode } from "../domain/address/postal-code.ts";

/** Regions that are taxed as if abroad, where nothing can be sold, by postal codes without spaces and dashes. */
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
 * Whether a region cannot be billed. The separate system that calculates the tax of North America knows no other
 * country.
 */
export function isRestrictedRegion({ countryCode, postalCode }: Region, addsTaxAtCheckout: boolean): boolean {
  if (addsTaxAtCheckout) return countryCode !== "US" && countryCode !== "CA";
  const code = plainPostalCode(postalCode, countryCode);
  return RESTRICTED_CODES.get(countryCode)?.some((pattern) => pattern.test(code)) ?? false;
}
