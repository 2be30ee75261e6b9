import type { MessageId } from "../i18n/message-id.ts";
import type { Market } from "../site/markets.ts";
import type { Preferences } from "./catalogue.ts";

type TaxPlace = {
  market: Pick<Market, "country" | "taxation">;
  preferences: Pick<Preferences, "hasVat" | "hasTaxIntegration" | "taxIntegrationCountries">;
};

/** What a page says about tax. Where tax is added at checkout that is always said. */
export function taxNote({ market, preferences }: TaxPlace): MessageId | undefined {
  const isCalculatedLater =
    preferences.hasTaxIntegration && preferences.taxIntegrationCountries.includes(market.country);
  if (isCalculatedLater || market.taxation === "net") return "price.excludeTax";
  return preferences.hasVat ? "price.includeVat" : undefined;
}
