import type { MarketCountry } from "../markets/market-display.ts";

/** For how many years tax and commercial law of a market keep invoices and what belongs to them. */
export const invoiceYears: Readonly<Record<MarketCountry, number>> = {
  GB: 6,
  // § 147 AO and § 257 HGB, eight years for vouchers since 2025.
  DE: 8,
  AT: 7,
  FR: 10,
  IT: 10,
  ES: 6,
  PT: 10,
  NL: 7,
  BE: 10,
  CZ: 10,
  US: 7,
  CA: 6,
};
