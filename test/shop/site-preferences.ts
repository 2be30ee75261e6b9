import type { SitePreferences } from "../../app/catalogue/catalogue.ts";

/** A site that shows and taxes everything as usual. */
export const sitePreferences: SitePreferences = {
  isAccountHidden: false,
  isPaymentMethodHidden: false,
  overviewRegions: [],
  autoRenewalCountries: [],
  allOrdersCountries: [],
  mentionsVat: true,
  hasTaxIntegration: true,
  taxIntegrationCountries: ["US", "CA"],
  billingMatchCountries: [],
  isGuestRefundOffered: true,
};
