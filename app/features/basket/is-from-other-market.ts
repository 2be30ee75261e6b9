import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { SiteLocale } from "../../catalogue/catalogue.ts";
import { LOCALES } from "../../site/locales.ts";
import { marketOf } from "../../site/markets.ts";

/**
 * Whether a basket was filled in another market than that of the page. Its currency shows it, or its tax between markets
 * of one currency, as long as no address decides the tax.
 */
export function isFromOtherMarket(basket: BasketDocument, { localeId, currency }: SiteLocale): boolean {
  if (basket.currency !== currency) return true;
  if (basket.billing_address ?? basket.shipments[0]?.shipping_address) return false;
  const country = LOCALES.find(({ id }) => id === localeId)?.countryCode;
  const percent = country && marketOf(country).standardTaxPercent;
  const rate = basket.product_items[0]?.tax_rate;
  return percent !== undefined && rate !== undefined && Math.round(rate * 100) !== percent;
}
