import type { Preferences } from "../../../catalogue/catalogue.ts";
import type { MessageId } from "../../../i18n/message-id.ts";
import type { Market } from "../../../site/markets.ts";

type Place = {
  market: Pick<Market, "country" | "taxation">;
  preferences: Pick<Preferences, "hasVat" | "hasTaxIntegration" | "taxIntegrationCountries">;
};

/** What the page says about tax. Where tax is added at checkout that is always said. */
export function taxNote({ market, preferences }: Place): MessageId | undefined {
  const isCalculatedLater =
    preferences.hasTaxIntegration && preferences.taxIntegrationCountries.includes(market.country);
  if (isCalculatedLater || market.taxation === "net") return "price.excludeTax";
  return preferences.hasVat ? "price.includeVat" : undefined;
}

/** Whether the page speaks of auto-renewal at all. */
export function hasAutoRenewal(
  country: string,
  { autoRenewalCountries }: Pick<Preferences, "autoRenewalCountries">,
): boolean {
  return autoRenewalCountries.includes(country);
}
