import type { Types } from "@adyen/api-library";
import type { BillingDetails } from "../provider.ts";

/** Adyen wants the house number in a field of its own, and this text where there is none. */
const noHouseNumber = "N/A";
const longestPostalCode = 10;

const numberFirst = /^(\d+[\w/-]*),? +(.+)$/;
const numberLast = /^(.*?[^\s,]),? +(?:n[°º.o]* ?)?(\d+ ?[a-z]?(?:[/-] ?\d+[a-z]?)*)$/i;
/** Countries that write the house number before the street; all others write it after. */
const countriesWithNumberFirst: ReadonlySet<string> = new Set(["CA", "FR", "GB", "US"]);

export function adyenAddress({
  street,
  city,
  postalCode,
  stateCode,
  country,
}: BillingDetails["address"]): Types.checkout.BillingAddress {
  return {
    ...splitStreet(street.trim(), country),
    city,
    postalCode: shortenPostalCode(postalCode.trim(), country),
    country,
    ...(stateCode !== undefined && { stateOrProvince: stateCode }),
  };
}

function splitStreet(street: string, country: string): { street: string; houseNumberOrName: string } {
  const first = () => {
    const [, number, name] = numberFirst.exec(street) ?? [];
    return number !== undefined && name !== undefined ? { street: name, houseNumberOrName: number } : undefined;
  };
  const last = () => {
    const [, name, number] = numberLast.exec(street) ?? [];
    return number !== undefined && name !== undefined ? { street: name, houseNumberOrName: number } : undefined;
  };
  const found = countriesWithNumberFirst.has(country) ? (first() ?? last()) : (last() ?? first());
  return found ?? { street, houseNumberOrName: noHouseNumber };
}

/** Five digits of an American code, ten characters of any other one. */
function shortenPostalCode(code: string, country: string): string {
  if (country === "US") return /^\d{5}/.exec(code)?.[0] ?? code.slice(0, longestPostalCode);
  return code.length <= longestPostalCode ? code : code.replaceAll(" ", "").slice(0, longestPostalCode);
}
