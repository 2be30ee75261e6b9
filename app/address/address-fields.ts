import { isPostalCodeFirst } from "../domain/address/address-lines.ts";
import { formatPostalCode } from "../domain/address/postal-code.ts";

/** The fields of an address form. */
export type AddressFields = {
  firstName: string;
  lastName: string;
  countryCode: string;
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
};
export type AddressField = keyof AddressFields;

export const ADDRESS_LIMITS: Readonly<Record<Exclude<AddressField, "countryCode">, number>> = {
  firstName: 100,
  lastName: 100,
  address1: 100,
  address2: 100,
  city: 40,
  stateCode: 2,
  postalCode: 11,
};

export const NO_ADDRESS: AddressFields = {
  firstName: "",
  lastName: "",
  countryCode: "",
  address1: "",
  address2: "",
  city: "",
  stateCode: "",
  postalCode: "",
};

const FIELDS = Object.keys(NO_ADDRESS) as AddressField[];

/** A North American bill stays in its country, so its form asks for a state and not for a country. */
export function hasStates(countryCode: string): boolean {
  return countryCode === "US" || countryCode === "CA";
}

/** The order in which a country writes an address. */
export function addressOrder(countryCode: string): AddressField[] {
  const lines = ["firstName", "lastName", "countryCode", "address1", "address2"] as const;
  if (hasStates(countryCode)) {
    return ["firstName", "lastName", "address1", "address2", "city", "stateCode", "postalCode"];
  }
  return isPostalCodeFirst(countryCode) ? [...lines, "postalCode", "city"] : [...lines, "city", "postalCode"];
}

/** The fields of a form, without surrounding spaces and without characters that no postal code has. */
export function readAddress(form: FormData): AddressFields {
  return cleanAddress(typedAddress(form));
}

/** The fields of a form as they were typed. */
export function typedAddress(form: FormData): AddressFields {
  const read = (name: AddressField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(FIELDS.map((name) => [name, read(name)])) as AddressFields;
}

export function cleanAddress(typed: AddressFields): AddressFields {
  const trimmed = Object.fromEntries(FIELDS.map((name) => [name, typed[name].trim()])) as AddressFields;
  const countryCode = trimmed.countryCode.toUpperCase();
  return {
    ...trimmed,
    countryCode,
    stateCode: hasStates(countryCode) ? trimmed.stateCode.toUpperCase() : "",
    postalCode: cleanPostalCode(trimmed.postalCode, countryCode),
  };
}

export function cleanPostalCode(typed: string, countryCode: string): string {
  const cleaned = typed
    .normalize("NFKC")
    .replaceAll(/\p{Pd}/gu, "-")
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(/ +/g, " ")
    .trim()
    .toUpperCase();
  return formatPostalCode(cleaned, countryCode);
}
