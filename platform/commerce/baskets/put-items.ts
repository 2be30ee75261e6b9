import { eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../database/open-database.ts";
import { products } from "../catalogue/catalogue-tables.ts";
import { basketItems } from "./basket-tables.ts";
import { createId } from "./create-basket.ts";

/** One line of a service: a plan put in takes the place of another plan of the same service. */
export async function putItem(
  tx: Queries,
  basketId: string,
  product: { id: string; masterId: string | null },
): Promise<void> {
  const present = await tx
    .select({ id: basketItems.id, productId: basketItems.productId, masterId: products.masterId })
    .from(basketItems)
    .innerJoin(products, eq(products.id, basketItems.productId))
    .where(eq(basketItems.basketId, basketId));
  if (present.some(({ productId }) => productId === product.id)) return;
  const replaced = present.filter(({ masterId }) => masterId === product.masterId).map(({ id }) => id);
  if (replaced.length > 0) await tx.delete(basketItems).where(inArray(basketItems.id, replaced));
  await tx.insert(basketItems).values({ id: createId(), basketId, productId: product.id });
}
