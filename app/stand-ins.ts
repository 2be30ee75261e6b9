import type { RouterContextProvider } from "react-router";
import { getSitePreferences } from "../contracts/commerce/content.ts";
import type { Services } from "../contracts/services.ts";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { catalogueContext, limitsContext } from "./request-context.ts";

const allow = async () => ({ isAllowed: true }) as const;

/** Stand-ins for what others bring: the catalogue's preferences and the counters of tries. */
export function setStandIns(context: RouterContextProvider, services: Services): void {
  const nothing = async () => [];
  const catalogue: Catalogue = {
    products: nothing,
    allProducts: nothing,
    async preferences(siteId) {
      const wire = await services.commerce(getSitePreferences, { params: { siteId } });
      return {
        isAccountHidden: wire.c_hideAccountPage,
        isPaymentMethodHidden: wire.c_hidePaymentMethodPage,
        overviewCountries: wire.c_showMyOverview,
        autoRenewalCountries: [],
        allOrdersCountries: [],
        hasVat: false,
        hasTaxIntegration: false,
        taxIntegrationCountries: [],
      };
    },
  };
  context.set(catalogueContext, catalogue);
  context.set(limitsContext, {
    vehicleLookupPerAddress: allow,
    vehicleLookupPerVinPrefix: allow,
    signInPerAddress: allow,
    sessionKeyPerAddress: allow,
    couponPerAddress: allow,
  });
}
