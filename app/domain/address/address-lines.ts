import { formatPostalCode } from "./postal-code.ts";

export type PostalAddress = {
  firstName?: string;
  lastName?: string;
  /** May hold two lines, divided by "|". */
  address1: string;
  address2?: string;
  city: string;
  postalCode: string;
  stateCode?: string;
  countryCode: string;
};

/** Countries that write the postal code before the town: our markets, and neighbours whose owners also buy here. */
const CODE_FIRST_MARKETS = ["AT", "BE", "CZ", "DE", "ES", "FR", "IT", "NL", "PT"];
const CODE_FIRST_NEIGHBOURS = "BG CY DK EE FI GR HR LT LU PL RO SE SI SK".split(" ");
const CODE_FIRST: ReadonlySet<string> = new Set([...CODE_FIRST_MARKETS, ...CODE_FIRST_NEIGHBOURS]);

export function isPostalCodeFirst(countryCode: string): boolean {
  return CODE_FIRST.has(countryCode.toUpperCase());
}

export function cityLine({ city, stateCode = "", countryCode, ...rest }: PostalAddress): string {
  const postalCode = formatPostalCode(rest.postalCode, countryCode);
  const country = countryCode.toUpperCase();
  if (isPostalCodeFirst(country)) return joinParts([postalCode, city]);
  if (country === "US") return joinParts([stateCode ? `${city.trim()},` : city, stateCode, postalCode]);
  if (country === "CA") return joinParts([city, stateCode, postalCode]);
  return joinParts([city, postalCode]);
}

/** The billing address as written on an envelope, without the country. */
export function addressLines(address: PostalAddress): string[] {
  const name = joinParts([address.firstName ?? "", address.lastName ?? ""]);
  const lines = [name, ...address.address1.split("|"), address.address2 ?? "", cityLine(address)];
  return lines.map((line) => line.trim()).filter((line) => line !== "");
}

function joinParts(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
}
