import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Catalogue, SiteLocale, Product } from "../../catalogue/catalogue.ts";

/** The products of basket lines; undefined while the catalogue does not answer: then the basket is shown without pictures. */
export async function productsOf(
  { catalogue, siteLocale }: { catalogue: Pick<Catalogue, "products">; siteLocale: SiteLocale },
  items: BasketDocument["product_items"],
): Promise<Product[] | undefined> {
  if (items.length === 0) return [];
  try {
    return await catalogue.products(siteLocale, [...new Set(items.map((item) => item.c_masterId))]);
  } catch (error) {
    if (!isFault(error)) throw error;
    return undefined;
  }
}
