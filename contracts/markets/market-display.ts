import type { marketTimeZones } from "./market-time.ts";

export type MarketCountry = keyof typeof marketTimeZones;

/** Where tax is added to the shown prices at the checkout; elsewhere the shown prices include it. */
const netCountries: readonly MarketCountry[] = ["US", "CA"];

/** The part of a market's law that every page of the shop shows. It is apart from the rest to keep pages light. */
export type MarketDisplay = {
  priceDisplay: "gross" | "net";
  withdrawal: {
    days: number;
    /** Whether a contract can be withdrawn from online, without an account. */
    isEnabled: boolean;
  };
  /** Whether a contract can be ended online. */
  cancelFunction: { isEnabled: boolean };
  /** Links that the footer has in this market only, besides those of every market. */
  footerLinks: readonly "complaintsBook"[];
};

export function displayOf(country: MarketCountry): MarketDisplay {
  // Where no law gives 14 days, the shop gives them voluntarily.
  return {
    priceDisplay: netCountries.includes(country) ? "net" : "gross",
    withdrawal: { days: 14, isEnabled: true },
    cancelFunction: { isEnabled: true },
    // Decreto-Lei 156/2005: the complaints book is linked on every page.
    footerLinks: country === "PT" ? ["complaintsBook"] : [],
  };
}
