import { isFault } from "../../../contracts/fault.ts";
import { catalogueContext, type RequestContext, shopContext } from "../../request/request-context.ts";
import { accountMenu, type AccountPage } from "../../site/pages/account-menu.ts";

/** While commerce cannot tell its preferences, nobody is kept from their account. */
const usual = { isAccountHidden: false, isPaymentMethodHidden: false, overviewRegions: [] };

export async function readAccountMenu(context: RequestContext): Promise<AccountPage[]> {
  const { site, locale } = context.get(shopContext).shop;
  try {
    return accountMenu(await context.get(catalogueContext).preferences(site.id), locale.geoRegion);
  } catch (error) {
    if (!isFault(error)) throw error;
    return accountMenu(usual, locale.geoRegion);
  }
}
