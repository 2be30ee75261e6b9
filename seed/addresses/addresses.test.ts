import { describe, expect, it } from "vitest";
import { seedAddresses } from "./addresses.ts";
import { addressCountries } from "./streets.ts";

const { addresses, simulatedErrors } = seedAddresses();
const addressesIn = (country: string) => addresses.filter((address) => address.country === country);

const postalCodes: Record<string, RegExp> = {
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLN-UW-Z]{2}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^\d{5}$/,
  PT: /^\d{4}-\d{3}$/,
  NL: /^[1-9]\d{3} (?!SA|SD|SS)[A-Z]{2}$/,
  BE: /^\d{4}$/,
  AT: /^\d{4}$/,
  CZ: /^\d{3} \d{2}$/,
  US: /^\d{5}$/,
  CA: /^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/,
};

it("covers the twelve markets", () => {
  expect([...addressCountries].sort()).toEqual(Object.keys(postalCodes).sort());
});

describe.each(addressCountries)("%s", (country) => {
  it("has at least forty addresses, each once", () => {
    const lines = addressesIn(country).map(({ line1, locality }) => `${line1}, ${locality}`);
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("has well-formed postal codes", () => {
    expect(addressesIn(country).filter(({ postalCode }) => !postalCodes[country]?.test(postalCode))).toEqual([]);
  });

  it("names a province only where addresses have one", () => {
    const hasProvinces = ["US", "CA", "IT"].includes(country);
    for (const { provinceCode, provinceName } of addressesIn(country)) {
      expect(provinceCode).toMatch(hasProvinces ? /^[A-Z]{2}$/ : /^$/);
      expect(provinceName !== "").toBe(hasProvinces);
    }
  });
});

it.each([
  ["FR", ["975", "984", "986", "987", "988", "977", "971", "972", "973", "976", "978"]],
  ["DE", ["27498", "78266"]],
  ["IT", ["23041", "22061"]],
  ["PT", ["90", "95"]],
  ["ES", ["51", "52", "35", "38"]],
])("has addresses in %s in areas without sales: %j", (country, prefixes) => {
  const codes = addressesIn(country).map(({ postalCode }) => postalCode);
  for (const prefix of prefixes) expect(codes.some((code) => code.startsWith(prefix))).toBe(true);
});

it("simulates only errors that mean the service is unavailable", () => {
  for (const { error } of simulatedErrors) {
    const code = Number(error);
    expect((code >= 400 && code <= 599) || code > 1008).toBe(true);
  }
});
