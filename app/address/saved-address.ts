import type { CustomerAddress } from "../../contracts/commerce/customers/customer-addresses.ts";
import type { OrderAddress } from "../../contracts/commerce/address.ts";
import { formatPostalCode } from "../domain/address/postal-code.ts";
import { type AddressFields, NO_ADDRESS } from "./address-fields.ts";

/** The form's fields of an address in commerce. Its first line may hold two, divided by "|". */
export function fieldsOfOrderAddress(address: OrderAddress): AddressFields {
  return {
    ...NO_ADDRESS,
    firstName: address.first_name,
    lastName: address.last_name,
    countryCode: address.country_code,
    ...splitLines(address.address1, address.address2),
    city: address.city,
    stateCode: address.state_code ?? "",
    postalCode: formatPostalCode(address.postal_code, address.country_code),
  };
}

export function fieldsOfCustomerAddress(address: CustomerAddress): AddressFields {
  const { firstName, lastName, countryCode, city, stateCode = "" } = address;
  const postalCode = formatPostalCode(address.postalCode, countryCode);
  const lines = splitLines(address.address1, address.address2);
  return { firstName, lastName, countryCode, ...lines, city, stateCode, postalCode };
}

function splitLines(address1: string, address2 = ""): Pick<AddressFields, "address1" | "address2"> {
  const [first = "", ...rest] = address1.split("|");
  return {
    address1: first.trim(),
    address2: [...rest, address2]
      .map((line) => line.trim())
      .filter(Boolean)
      .join(", "),
  };
}

const REQUIRED = ["city", "firstName", "lastName", "address1", "postalCode", "countryCode"] as const;

/** A saved address is used whole or not at all. */
export function isCompleteAddress(address: AddressFields): boolean {
  return REQUIRED.every((field) => address[field].trim() !== "");
}

/** The address that a form starts with: the preferred one first, of those that are complete and can be billed here. */
export function initialAddress(
  saved: readonly CustomerAddress[],
  countries: readonly string[],
): AddressFields | undefined {
  return saved
    .toSorted((a, b) => Number(b.preferred) - Number(a.preferred))
    .map(fieldsOfCustomerAddress)
    .find((address) => isCompleteAddress(address) && countries.includes(address.countryCode));
}
