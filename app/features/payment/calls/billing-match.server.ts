import { catalogueContext, type RequestContext, requestedShopContext } from "../../../request/request-context.ts";

/** Whether the country of a card or an account must be that of the bill, as the site's preferences say. */
export async function mustMatchBillingCountry(context: RequestContext): Promise<boolean> {
  const { site, market } = context.get(requestedShopContext).shop;
  const { billingMatchCountries } = await context.get(catalogueContext).preferences(site.id);
  return billingMatchCountries.includes(market.country);
}
