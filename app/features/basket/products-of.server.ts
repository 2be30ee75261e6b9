import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import { isFault } from "../../../contracts/fault.ts";
import type { Catalogue, SiteLocale, Product } from "../../catalogue/catalogue.ts";

/** The services behind lines of a basket; undefined while the catalogue is silent: a basket is worth showing without pictures. */
export async function productsOf(
  { catalogue, place }: { catalogue: Pick<Catalogue, "products">; place: SiteLocale },
  items: BasketDocument["product_items"],
): Promise<Product[] | undefined> {
  if (items.length === 0) return [];
  try {
    return await catalogue.products(place, [...new Set(items.map((item) => item.c_masterId))]);
  } catch (error) {
    if (!isFault(error)) throw error;
    return undefined;
  }
}
