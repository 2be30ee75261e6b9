import type { Preferences } from "../../app/catalogue/catalogue.ts";

/** A site that shows and taxes everything as usual. */
export const sitePreferences: Preferences = {
  isAccountHidden: false,
  isPaymentMethodHidden: false,
  overviewRegions: [],
  autoRenewalCountries: [],
  allOrdersCountries: [],
  hasVat: true,
  hasTaxIntegration: true,
  taxIntegrationCountries: ["US", "CA"],
  billingMatchCountries: [],
};
