import type { MessageId } from "../i18n/message-id.ts";
import type { Market } from "../site/markets.ts";
import type { SitePreferences } from "./catalogue.ts";

type TaxSettings = {
  market: Pick<Market, "country" | "priceDisplay">;
  preferences: Pick<SitePreferences, "mentionsVat" | "hasTaxIntegration" | "taxIntegrationCountries">;
};

/** The note about tax on a page. Where tax is added at checkout it is always shown. */
export function taxNote({ market, preferences }: TaxSettings): MessageId | undefined {
  const addsTaxAtCheckout =
    preferences.hasTaxIntegration && preferences.taxIntegrationCountries.includes(market.country);
  if (addsTaxAtCheckout || market.priceDisplay === "net") return "price.excludeTax";
  return preferences.mentionsVat ? "price.includeVat" : undefined;
}
