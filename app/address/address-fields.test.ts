import { describe, expect, it } from "vitest";
import { billingCountries } from "../../contracts/commerce/address.ts";
import { type AddressField, addressOrder, cleanAddress, hasStates, NO_ADDRESS, readAddress } from "./address-fields.ts";

const names: AddressField[] = ["firstName", "lastName"];
const lines: AddressField[] = ["address1", "address2"];

describe("the order of the fields", () => {
  it.each<[string, AddressField[]]>([
    ["GB", ["countryCode", ...lines, "city", "postalCode"]],
    ["JE", ["countryCode", ...lines, "city", "postalCode"]],
    ["IE", ["countryCode", ...lines, "city", "postalCode"]],
    ["", ["countryCode", ...lines, "city", "postalCode"]],
    ...["AT", "BE", "CZ", "DE", "ES", "FR", "IT", "NL", "PT", "LU", "PL"].map((country): [string, AddressField[]] => [
      country,
      ["countryCode", ...lines, "postalCode", "city"],
    ]),
    ["US", [...lines, "city", "stateCode", "postalCode"]],
    ["CA", [...lines, "city", "stateCode", "postalCode"]],
  ])("in the country %j is %j", (country, order) => {
    expect(addressOrder(country)).toEqual([...names, ...order]);
  });

  it("includes a state in North America only", () => {
    expect(billingCountries.filter(hasStates)).toEqual(["US", "CA"]);
  });
});

describe("cleaning an address", () => {
  it.each([
    ["cv3 4lf", "CV3 4LF"],
    ["  CV3   4LF ", "CV3 4LF"],
    ["CV3_4LF!", "CV34LF"],
    ["1000-205", "1000-205"],
    ["<b>10115</b>", "B10115B"],
    ["110\u00a000", "110 00"],
    ["1000–205", "1000-205"],
    ["é75", "É75"],
  ])("reads the postal code %j as %j", (typed, postalCode) => {
    expect(cleanAddress({ ...NO_ADDRESS, postalCode: typed }).postalCode).toBe(postalCode);
  });

  it("writes the postal code in the format of its country", () => {
    expect(cleanAddress({ ...NO_ADDRESS, countryCode: "gb", postalCode: "nw89ay" }).postalCode).toBe("NW8 9AY");
    expect(cleanAddress({ ...NO_ADDRESS, countryCode: "PT", postalCode: "1000205" }).postalCode).toBe("1000-205");
  });

  it("removes spaces, and a state in a country without states", () => {
    const typed = { ...NO_ADDRESS, firstName: "  Ada ", stateCode: "NY", countryCode: "gb" };
    expect(cleanAddress(typed)).toEqual({ ...NO_ADDRESS, firstName: "Ada", countryCode: "GB" });
    expect(cleanAddress({ ...typed, countryCode: "us", stateCode: "ny" })).toMatchObject({ stateCode: "NY" });
  });

  it("reads a form, with empty texts for missing fields and files", () => {
    const form = new FormData();
    form.set("firstName", " Ada ");
    form.set("city", new Blob(["x"]), "city.txt");
    form.set("price", "0");
    expect(readAddress(form)).toEqual({ ...NO_ADDRESS, firstName: "Ada" });
  });
});
