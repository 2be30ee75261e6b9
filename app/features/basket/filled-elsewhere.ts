import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { SiteLocale } from "../../catalogue/catalogue.ts";
import { LOCALES } from "../../site/locales.ts";
import { marketOf } from "../../site/markets.ts";

/**
 * Whether a basket was filled in another market than the one its owner looks at now. The currency tells it; between
 * markets of one currency the tax does, as long as no address decides about that.
 */
export function isFilledElsewhere(basket: BasketDocument, { localeId, currency }: SiteLocale): boolean {
  if (basket.currency !== currency) return true;
  if (basket.billing_address ?? basket.shipments[0]?.shipping_address) return false;
  const country = LOCALES.find(({ id }) => id === localeId)?.countryCode;
  const percent = country && marketOf(country).standardTaxPercent;
  const rate = basket.product_items[0]?.tax_rate;
  return percent !== undefined && rate !== undefined && Math.round(rate * 100) !== percent;
}
