import type { CountryCode } from "./country-codes.ts";
import { displayOf, type MarketDisplay } from "../../contracts/markets/market-display.ts";
import { marketTimeZones } from "../../contracts/markets/market-time.ts";
import { contractLinks, type FooterLink, legalLinks } from "./pages/footer-links.ts";
import type { Currency, LocaleId } from "./locales.ts";

/** What every page knows about a market. The whole of its law is in contracts/markets/market-law.ts, which servers read. */
export type Market = MarketDisplay & {
  country: CountryCode;
  /** The region shown in page titles. */
  regionCode: string;
  currency: Currency;
  /** Standard rate in percent where one rate holds for the whole market. */
  standardTaxPercent?: number;
  timeZone: string;
  locales: readonly LocaleId[];
  hasLanguageSelector: boolean;
  hasCountrySelector: boolean;
  contractLinks: readonly FooterLink[];
  legalLinks: readonly FooterLink[];
};

type MarketRow = Pick<Market, "country" | "currency" | "locales"> &
  Partial<Pick<Market, "standardTaxPercent" | "regionCode">>;

const ROWS: readonly MarketRow[] = [
  {
    country: "GB",
    regionCode: "UK",
    currency: "GBP",
    locales: ["en-GB"],
    standardTaxPercent: 20,
  },
  {
    country: "DE",
    currency: "EUR",
    locales: ["de-DE"],
    standardTaxPercent: 19,
  },
  { country: "FR", currency: "EUR", locales: ["fr-FR"], standardTaxPercent: 20 },
  { country: "IT", currency: "EUR", locales: ["it-IT"], standardTaxPercent: 22 },
  { country: "ES", currency: "EUR", locales: ["es-ES"], standardTaxPercent: 21 },
  { country: "PT", currency: "EUR", locales: ["pt-PT"], standardTaxPercent: 23 },
  {
    country: "NL",
    currency: "EUR",
    locales: ["nl-NL"],
    standardTaxPercent: 21,
  },
  {
    country: "BE",
    currency: "EUR",
    locales: ["fr-BE", "nl-BE"],
    standardTaxPercent: 21,
  },
  { country: "AT", currency: "EUR", locales: ["de-AT"], standardTaxPercent: 20 },
  { country: "CZ", currency: "CZK", locales: ["cs-CZ"], standardTaxPercent: 21 },
  {
    country: "US",
    currency: "USD",
    locales: ["en-US", "en-XB"],
  },
  {
    country: "CA",
    currency: "CAD",
    locales: ["en-CA", "fr-CA"],
  },
];

const BILINGUAL: readonly CountryCode[] = ["BE", "CA"];

function market(row: MarketRow): Market {
  const isBilingual = BILINGUAL.includes(row.country);
  const display = displayOf(row.country);
  return {
    ...display,
    regionCode: row.country,
    timeZone: marketTimeZones[row.country],
    hasLanguageSelector: isBilingual,
    hasCountrySelector: isBilingual,
    contractLinks: contractLinks(display),
    legalLinks: legalLinks(display),
    ...row,
  };
}

export const MARKETS: readonly Market[] = ROWS.map(market);

export function marketOf(country: CountryCode): Market {
  const found = MARKETS.find((market) => market.country === country);
  if (!found) throw new Error(`No market for country ${country}`);
  return found;
}
