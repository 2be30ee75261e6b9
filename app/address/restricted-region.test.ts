import { describe, expect, it } from "vitest";
import { billingCountries } from "../../contracts/commerce/address.ts";
import { isRestrictedRegion } from "./restricted-region.ts";

const isRestricted = (countryCode: string, postalCode: string) =>
  isRestrictedRegion({ countryCode, postalCode }, false);

describe("a billing address", () => {
  it.each([
    ...["975", "984", "986", "987", "988", "977", "971", "972", "973", "976", "978"].map((prefix) => [
      "FR",
      `${prefix}12`,
    ]),
    ["FR", "97 500"],
    ["DE", "27498"],
    ["DE", "78266"],
    ["DE", " 2749 8"],
    ["IT", "23041"],
    ["IT", "22061"],
    ["PT", "9000-123"],
    ["PT", "9500-001"],
    ["PT", "9500 - 001"],
    ["PT", "9000123"],
    ["PT", "9000 123"],
    ["PT", "9000–123"],
    ["PT", "9000\u{a0}123"],
    ["PT", "９０００－１２３"],
    ["PT", "PT-9000-123"],
    ["PT", "9000"],
    ["DE", "D-27498"],
    ["DE", "de 78266"],
    ["DE", "27-498"],
    ["FR", "F-97500"],
    ["FR", "97-500"],
    ["IT", "I-23041"],
    ["ES", "E-35001"],
    ["ES", "35–001"],
    ["ES", "51001"],
    ["ES", "52006"],
    ["ES", "35001"],
    ["ES", "38001"],
  ] as [string, string][])("in %s %s is restricted", (country, code) => {
    expect(isRestricted(country, code)).toBe(true);
  });

  it.each([
    ["FR", "75001"],
    ["FR", "97412"],
    ["FR", "9751"],
    ["FR", "975123"],
    ["DE", "27499"],
    ["DE", "127498"],
    ["IT", "23042"],
    ["PT", "1000-205"],
    ["ES", "28001"],
    ["ES", "3500"],
    ["GB", "CV3 4LF"],
    ["AT", "9000"],
    ["US", "27498"],
    ["toString", "1"],
  ])("in %s %s is not restricted", (country, code) => {
    expect(isRestricted(country, code)).toBe(false);
  });

  it("outside North America is restricted where a separate system calculates the tax", () => {
    const unrestricted = billingCountries.filter(
      (countryCode) => !isRestrictedRegion({ countryCode, postalCode: "1" }, true),
    );
    expect(unrestricted).toEqual(["US", "CA"]);
  });
});
