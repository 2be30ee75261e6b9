import { describe, expect, it } from "vitest";
import { marketOf } from "./deps.ts";
import { currencyOf, paymentMarkets } from "./markets.ts";

const wallets = ["card", "apple_pay", "google_pay"];

describe("each market", () => {
  it.each([
    ["GB", "stripe", "GBP", wallets],
    ["US", "stripe", "USD", wallets],
    ["CA", "stripe", "CAD", wallets],
    ["CZ", "stripe", "CZK", wallets],
    ["DE", "adyen", "EUR", [...wallets, "sepa_debit"]],
    ["AT", "adyen", "EUR", [...wallets, "sepa_debit"]],
    ["FR", "adyen", "EUR", [...wallets, "sepa_debit"]],
    ["IT", "adyen", "EUR", [...wallets, "sepa_debit"]],
    ["ES", "adyen", "EUR", [...wallets, "sepa_debit"]],
    ["PT", "adyen", "EUR", [...wallets, "sepa_debit"]],
    ["NL", "adyen", "EUR", [...wallets, "ideal", "sepa_debit"]],
    ["BE", "adyen", "EUR", [...wallets, "bancontact", "sepa_debit"]],
  ])("%s has the provider %s, the currency %s and its methods", (country, provider, currency, types) => {
    expect(paymentMarkets[country]).toEqual({ provider, types });
    expect(currencyOf(country)).toBe(currency);
  });

  it("is one of twelve", () => {
    expect(Object.keys(paymentMarkets)).toHaveLength(12);
  });

  it("offers SEPA, iDEAL and Bancontact only where the currency is the euro", () => {
    const inEuro = new Set(["sepa_debit", "ideal", "bancontact"]);
    const withEuroMethods = Object.keys(paymentMarkets).filter((country) =>
      paymentMarkets[country]?.types.some((type) => inEuro.has(type)),
    );
    expect(withEuroMethods.filter((country) => currencyOf(country) !== "EUR")).toEqual([]);
  });
});

it.each(["CH", "de", "", "DEU"])("%j is no market with payments", (country) => {
  expect(() => marketOf({ markets: paymentMarkets }, country)).toThrow(` ${country}.`);
});
