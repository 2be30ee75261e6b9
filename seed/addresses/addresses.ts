import type { AddressData } from "../../platform/address-lookup/fill-addresses.ts";
import { type AddressCountry, addressCountries, type Street, streetsOf } from "./streets.ts";

const numberFirst: readonly AddressCountry[] = ["GB", "FR", "US", "CA"];

/** Addresses of every market, and the search texts that make the lookup fail. */
export function seedAddresses(): AddressData {
  return {
    addresses: addressCountries.flatMap((country) =>
      streetsOf(country).flatMap((street) => street.numbers.map((number) => buildAddress(country, street, number))),
    ),
    simulatedErrors: ["400", "404", "500", "503", "599", "1009", "1100"].map((error) => ({
      text: `lookup error ${error}`,
      error,
      description: "Service Unavailable",
    })),
  };
}

function buildAddress(country: AddressCountry, street: Street, number: number): AddressData["addresses"][number] {
  return {
    country,
    buildingNumber: String(number),
    street: street.street,
    line1: numberFirst.includes(country) ? `${number} ${street.street}` : `${street.street} ${number}`,
    city: street.city,
    provinceCode: street.province?.code ?? "",
    provinceName: street.province?.name ?? "",
    postalCode: street.postalCode,
    locality: formatLocality(country, street),
    position: number,
  };
}

function formatLocality(country: AddressCountry, { postalCode, city, province }: Street): string {
  switch (country) {
    case "GB":
      return `${city}, ${postalCode}`;
    case "US":
      return `${city}, ${province?.code ?? ""} ${postalCode}`;
    case "CA":
      return `${city} ${province?.code ?? ""}  ${postalCode}`;
    case "IT":
      return `${postalCode} ${city} ${province?.code ?? ""}`;
    default:
      return `${postalCode} ${city}`;
  }
}
