import type { CountryCode } from "./country-codes.ts";
import { marketTimeZones } from "../../contracts/market-time.ts";
import type { MessageId } from "../i18n/message-id.ts";
import { type FooterLink, legalLinks } from "./pages/footer-links.ts";
import type { Currency, LocaleId } from "./locales.ts";

export type Market = {
  country: CountryCode;
  /** The region shown in page titles. */
  regionCode: string;
  currency: Currency;
  /** gross: prices include tax. net: tax is added at checkout. */
  taxation: "gross" | "net";
  /** Standard rate in percent where one rate holds for the whole market. */
  standardTaxPercent?: number;
  timeZone: string;
  locales: readonly LocaleId[];
  hasLanguageSelector: boolean;
  hasCountrySelector: boolean;
  orderButtonKey: MessageId;
  withdrawal: { days: number; isEnabled: boolean; labelKey: MessageId };
  autoRenew: {
    /** The longest first term the law allows, in months. */
    maxInitialMonths?: number;
    noticeDays: readonly number[];
  };
  cookieMode: "optIn" | "optOut";
  legalLinks: readonly FooterLink[];
};

type MarketRow = Pick<Market, "country" | "currency" | "locales"> &
  Partial<Pick<Market, "taxation" | "standardTaxPercent" | "autoRenew" | "cookieMode" | "regionCode">>;

const AUTO_RENEW: Market["autoRenew"] = { noticeDays: [62, 35, 7] };

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
    // § 309 Nr. 9 BGB: at most 24 months first.
    autoRenew: { ...AUTO_RENEW, maxInitialMonths: 24 },
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
    taxation: "net",
    cookieMode: "optOut",
  },
  {
    country: "CA",
    currency: "CAD",
    locales: ["en-CA", "fr-CA"],
    taxation: "net",
  },
];

const BILINGUAL: readonly CountryCode[] = ["BE", "CA"];

function market(row: MarketRow): Market {
  const isBilingual = BILINGUAL.includes(row.country);
  return {
    regionCode: row.country,
    timeZone: marketTimeZones[row.country],
    taxation: "gross",
    hasLanguageSelector: isBilingual,
    hasCountrySelector: isBilingual,
    orderButtonKey: "checkout.orderButton",
    withdrawal: { days: 14, isEnabled: true, labelKey: "footer.withdraw" },
    autoRenew: AUTO_RENEW,
    cookieMode: "optIn",
    legalLinks: legalLinks(row.country),
    ...row,
  };
}

export const MARKETS: readonly Market[] = ROWS.map(market);

export function marketOf(country: CountryCode): Market {
  const found = MARKETS.find((market) => market.country === country);
  if (!found) throw new Error(`No market for country ${country}`);
  return found;
}
