import { describe, expect, it } from "vitest";
import { addressLines, cityLine } from "./address-lines.ts";

describe("cityLine", () => {
  it.for([
    ["CZ", "Praha 1", "110 00", "", "110 00 Praha 1"],
    ["AT", "Wien", "1010", "", "1010 Wien"],
    ["DE", "Berlin", "10115", "", "10115 Berlin"],
    ["ES", "Madrid", "28001", "", "28001 Madrid"],
    ["BE", "Bruxelles", "1000", "", "1000 Bruxelles"],
    ["FR", "PARIS", "75001", "", "75001 PARIS"],
    ["IT", "Milano", "20121", "", "20121 Milano"],
    ["NL", "Amsterdam", "1012 AB", "", "1012 AB Amsterdam"],
    ["PT", "Lisboa", "1000-205", "", "1000-205 Lisboa"],
    ["LU", "Luxembourg", "1111", "", "1111 Luxembourg"],
    ["PL", "Warszawa", "00-001", "", "00-001 Warszawa"],
    ["US", "Beverly Hills", "90210", "CA", "Beverly Hills, CA 90210"],
    ["US", "Beverly Hills", "90210", "", "Beverly Hills 90210"],
    ["CA", "Toronto", "M5V 3L9", "ON", "Toronto ON M5V 3L9"],
    ["GB", "Ludlow", "SY8 1AP", "", "Ludlow SY8 1AP"],
    ["GB", "London", "NW89AY", "", "London NW8 9AY"],
    ["IE", "Dublin", "D02 X285", "", "Dublin D02 X285"],
    ["JE", "St Helier", "JE2 3AB", "", "St Helier JE2 3AB"],
    ["de", "Berlin", "10115", "", "10115 Berlin"],
  ] as const)(
    "of country %s, city %s, postal code %s and state %j is %j",
    ([countryCode, city, postalCode, stateCode, expected]) => {
      expect(cityLine({ address1: "", countryCode, city, postalCode, stateCode })).toBe(expected);
    },
  );
});

describe("addressLines", () => {
  it("splits the first line and leaves out empty lines", () => {
    const address = {
      firstName: "Eleanor",
      lastName: "Marsh",
      address1: "Mill House|14 Church Lane",
      address2: " ",
      city: "Ludlow",
      postalCode: "SY8 1AP",
      countryCode: "GB",
    };
    expect(addressLines(address)).toEqual(["Eleanor Marsh", "Mill House", "14 Church Lane", "Ludlow SY8 1AP"]);
  });
});
