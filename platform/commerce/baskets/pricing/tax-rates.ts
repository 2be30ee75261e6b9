import type { BillingCountry } from "../../../../contracts/commerce/address.ts";
import type { CurrencyCode } from "../../../../contracts/commerce/text.ts";
import { taxationOfCurrency } from "../../markets.ts";

/** A tax by its legal name; the rate is in parts of 100,000, so that 9.975 % is a whole number. */
export type Tax = { name: string; rate: number };

export type TaxAmount = Tax & { amount: number };

export const rateParts = 100_000;

/** Value added tax of the customer's country, in percent: the standard rate, which applies to electronic services. */
export const vatPercent: Record<Exclude<BillingCountry, "US" | "CA">, number> = {
  GB: 20,
  IM: 20,
  // The Channel Islands are outside the value added tax of the United Kingdom.
  JE: 0,
  GG: 0,
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** Sales tax on such services by state, in percent; most states do not tax them. Local surcharges are left out. */
export const salesTaxPercent: Record<string, number> = {
  AL: 0,
  AK: 0,
  AZ: 5.6,
  AR: 0,
  CA: 0,
  CO: 0,
  CT: 6.35,
  DC: 6,
  DE: 0,
  FL: 0,
  GA: 0,
  HI: 4,
  IA: 6,
  ID: 0,
  IL: 0,
  IN: 0,
  KS: 0,
  KY: 6,
  LA: 5,
  MA: 0,
  MD: 6,
  ME: 0,
  MI: 0,
  MN: 0,
  MO: 0,
  MS: 7,
  MT: 0,
  NC: 0,
  ND: 0,
  NE: 0,
  NH: 0,
  NJ: 0,
  NM: 4.875,
  NV: 0,
  NY: 4,
  OH: 5.75,
  OK: 0,
  OR: 0,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 4.85,
  VA: 0,
  VT: 0,
  WA: 6.5,
  WI: 0,
  WV: 6,
  WY: 0,
};

/** The taxes of each province and territory, in percent. */
export const provinceTaxes: Record<string, readonly { name: string; percent: number }[]> = {
  AB: [{ name: "GST", percent: 5 }],
  BC: [
    { name: "GST", percent: 5 },
    { name: "PST", percent: 7 },
  ],
  MB: [
    { name: "GST", percent: 5 },
    { name: "PST", percent: 7 },
  ],
  NB: [{ name: "HST", percent: 15 }],
  NL: [{ name: "HST", percent: 15 }],
  NS: [{ name: "HST", percent: 14 }],
  NT: [{ name: "GST", percent: 5 }],
  NU: [{ name: "GST", percent: 5 }],
  ON: [{ name: "HST", percent: 13 }],
  PE: [{ name: "HST", percent: 15 }],
  QC: [
    { name: "GST", percent: 5 },
    { name: "QST", percent: 9.975 },
  ],
  SK: [
    { name: "GST", percent: 5 },
    { name: "PST", percent: 6 },
  ],
  YT: [{ name: "GST", percent: 5 }],
};

const rateOf = (percent: number) => Math.round((percent * rateParts) / 100);

/** Where a basket is taxed: the country it is sold in until it has an address. */
export type TaxLocation = { country: BillingCountry; stateCode: string | undefined };

/** The taxes of a location; undefined if they depend on a state that is not known yet. */
export function taxesOf({ country, stateCode }: TaxLocation): readonly Tax[] | undefined {
  if (!hasKnownState(country, stateCode ?? "")) return undefined;
  if (country === "US") return [{ name: "Sales tax", rate: rateOf(salesTaxPercent[stateCode ?? ""] ?? 0) }];
  if (country === "CA") {
    return provinceTaxes[stateCode ?? ""]?.map(({ name, percent }) => ({ name, rate: rateOf(percent) }));
  }
  return [{ name: "VAT", rate: rateOf(vatPercent[country]) }];
}

/** Whether an address has a valid state, where its country requires one. */
export function hasKnownState(country: BillingCountry, stateCode: string): boolean {
  if (country === "US") return Object.hasOwn(salesTaxPercent, stateCode);
  if (country === "CA") return Object.hasOwn(provinceTaxes, stateCode);
  return true;
}

/** A quotient of whole numbers, halves rounded up. */
export const divideHalfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor));

/** The tax of one amount: contained in it for gross prices, on top of it for net prices. */
export function taxOf(amount: number, rate: number, currency: CurrencyCode): number {
  const divisor = taxationOfCurrency[currency] === "gross" ? rateParts + rate : rateParts;
  return divideHalfUp(amount * rate, divisor);
}

/** The taxes of one amount. By law each is computed and rounded separately. */
export function taxAmountsOf(amount: number, taxes: readonly Tax[], currency: CurrencyCode): TaxAmount[] {
  return taxes.map((tax) => ({ ...tax, amount: taxOf(amount, tax.rate, currency) }));
}
