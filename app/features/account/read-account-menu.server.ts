import { isFault } from "../../../contracts/fault.ts";
import { catalogueContext, type RequestContext, requestedShopContext } from "../../request/request-context.ts";
import { accountMenu, type AccountPage } from "../../site/pages/account-menu.ts";

/** Used while commerce does not answer, so that customers still reach their account. */
const defaultPreferences = { isAccountHidden: false, isPaymentMethodHidden: false, overviewRegions: [] };

export async function readAccountMenu(context: RequestContext): Promise<AccountPage[]> {
  const { site, locale } = context.get(requestedShopContext).shop;
  try {
    return accountMenu(await context.get(catalogueContext).preferences(site.id), locale.geoRegion);
  } catch (error) {
    if (!isFault(error)) throw error;
    return accountMenu(defaultPreferences, locale.geoRegion);
  }
}
