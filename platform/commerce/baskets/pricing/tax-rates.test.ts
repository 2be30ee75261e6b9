import { describe, expect, it } from "vitest";
import { type BillingCountry, billingCountries } from "../../../../contracts/commerce/address.ts";
import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";
import { divideHalfUp, hasKnownState, rateParts, taxesOf, taxOf } from "./tax-rates.ts";

const rateIn = (country: BillingCountry, stateCode?: string) =>
  taxesOf({ country, stateCode })?.reduce((sum, { rate }) => sum + rate, 0);

describe("the rate of a market", () => {
  it.each<[BillingCountry, number]>([
    ["GB", 20],
    ["DE", 19],
    ["FR", 20],
    ["IT", 22],
    ["ES", 21],
    ["PT", 23],
    ["NL", 21],
    ["BE", 21],
    ["AT", 20],
    ["CZ", 21],
    ["FI", 25.5],
    ["HU", 27],
    ["LU", 17],
    ["JE", 0],
  ])("in %s is %s %%", (country, percent) => {
    expect(rateIn(country)).toBe((percent * rateParts) / 100);
  });

  it.each([
    ["AB", 5],
    ["BC", 12],
    ["MB", 12],
    ["NB", 15],
    ["NL", 15],
    ["NS", 14],
    ["NT", 5],
    ["NU", 5],
    ["ON", 13],
    ["PE", 15],
    ["QC", 14.975],
    ["SK", 11],
    ["YT", 5],
  ])("in %s of Canada is %s %%", (state, percent) => {
    expect(rateIn("CA", state)).toBe(Math.round((percent * rateParts) / 100));
  });

  it.each([
    ["NY", 4],
    ["TX", 6.25],
    ["WA", 6.5],
    ["CA", 0],
    ["NM", 4.875],
  ])("in %s of the United States is %s %%", (state, percent) => {
    expect(rateIn("US", state)).toBe(Math.round((percent * rateParts) / 100));
  });

  it.each<[BillingCountry, string | undefined]>([
    ["US", undefined],
    ["US", "ON"],
    ["CA", undefined],
    ["CA", "NY"],
    ["US", "toString"],
  ])("is not known in %s without a state of its own (%s)", (country, state) => {
    expect(taxesOf({ country, stateCode: state })).toBeUndefined();
    expect(hasKnownState(country, state ?? "")).toBe(false);
  });

  it("is known for every country that is billed", () => {
    const unknown = billingCountries.filter(
      (country) => country !== "US" && country !== "CA" && !taxesOf({ country, stateCode: undefined }),
    );
    expect(unknown).toEqual([]);
  });
});

describe("the tax of a line", () => {
  it.each<[CurrencyCode, number, number, number]>([
    // Prices that hold the tax: 89.00 at 20 % is 14.8333.
    ["GBP", 8900, 20, 1483],
    ["EUR", 9900, 19, 1581],
    ["EUR", 9900, 20, 1650],
    ["EUR", 9900, 21, 1718],
    ["EUR", 9900, 22, 1785],
    ["EUR", 9900, 23, 1851],
    ["CZK", 249_000, 21, 43_215],
    ["GBP", 0, 20, 0],
    // 0.03 at 20 % holds half a penny.
    ["GBP", 3, 20, 1],
    // Prices that do not: the tax comes on top.
    ["USD", 9900, 6.25, 619],
    ["USD", 9900, 0, 0],
    ["CAD", 13_500, 13, 1755],
    ["CAD", 13_500, 14.975, 2022],
    ["CAD", 13_500, 15, 2025],
    ["CAD", 10, 5, 1],
  ])("of %s %i at %s %% is %i", (currency, amount, ...[percent, tax]) => {
    expect(taxOf(amount, Math.round((percent * rateParts) / 100), currency)).toBe(tax);
  });
});

it.each([
  [1, 2, 1],
  [3, 2, 2],
  [1, 3, 0],
  [2, 3, 1],
  [0, 5, 0],
  [2_700_000_000_000, 100_000, 27_000_000],
])("rounds %i / %i to %i", (dividend, divisor, quotient) => {
  expect(divideHalfUp(dividend, divisor)).toBe(quotient);
});
