import { describe, expect, it } from "vitest";
import { formatMoney, formatPercent } from "./format-number.ts";

const NBSP = "\u00A0";
const NARROW = "\u202F";

describe("formatMoney", () => {
  it.for([
    ["cs-CZ", "CZK", `1${NBSP}299,50${NBSP}Kč`, `99${NBSP}Kč`],
    ["de-AT", "EUR", `€${NBSP}1.299,50`, `€${NBSP}99`],
    ["de-DE", "EUR", `1.299,50${NBSP}€`, `99${NBSP}€`],
    ["en-CA", "CAD", "$1,299.50", "$99"],
    ["en-GB", "GBP", "£1,299.50", "£99"],
    ["en-US", "USD", "$1,299.50", "$99"],
    ["en-XB", "USD", "$1,299.50", "$99"],
    ["es-ES", "EUR", `1299,50${NBSP}€`, `99${NBSP}€`],
    ["fr-BE", "EUR", `1${NARROW}299,50${NBSP}€`, `99${NBSP}€`],
    ["fr-CA", "CAD", `1${NBSP}299,50${NBSP}$`, `99${NBSP}$`],
    ["fr-FR", "EUR", `1${NARROW}299,50${NBSP}€`, `99${NBSP}€`],
    ["it-IT", "EUR", `1299,50${NBSP}€`, `99${NBSP}€`],
    ["nl-BE", "EUR", `€${NBSP}1.299,50`, `€${NBSP}99`],
    ["nl-NL", "EUR", `€${NBSP}1.299,50`, `€${NBSP}99`],
    ["pt-PT", "EUR", `1299,50${NBSP}€`, `99${NBSP}€`],
  ] as const)("writes amounts in %s and %s as %s and %s", ([locale, currency, withDecimals, whole]) => {
    expect(formatMoney({ amount: 129950, currency }, locale)).toBe(withDecimals);
    expect(formatMoney({ amount: 9900, currency }, locale)).toBe(whole);
  });

  it("keeps both decimals when one is zero", () => {
    expect(formatMoney({ amount: 742, currency: "GBP" }, "en-GB")).toBe("£7.42");
    expect(formatMoney({ amount: 750, currency: "GBP" }, "en-GB")).toBe("£7.50");
    expect(formatMoney({ amount: 0, currency: "GBP" }, "en-GB")).toBe("£0");
  });
});

describe("formatPercent", () => {
  it.for([
    ["en-US", 0.0825, "8.25%"],
    ["en-US", 0.08875, "8.88%"],
    ["en-GB", 0.2, "20.00%"],
    ["fr-CA", 0.14975, `14,98${NBSP}%`],
    ["de-DE", 0.19, `19,00${NBSP}%`],
    ["nl-NL", 0.21, "21,00%"],
  ] as const)("writes in %s the ratio %d as %s", ([locale, ratio, expected]) => {
    expect(formatPercent(ratio, locale)).toBe(expected);
  });
});
