import { eq, inArray } from "drizzle-orm";
import type { Queries } from "../../../database/database.ts";
import { products } from "../catalogue/catalogue-tables.ts";
import { basketItems } from "./basket-tables.ts";
import { createId } from "./create-basket.ts";

type ItemInput = { id: string; masterId: string | null; vin: string | null };

/**
 * Keeps one line per service and vehicle: a new plan replaces another plan of the same service for that vehicle or for
 * no vehicle.
 */
export async function putItem(tx: Queries, basketId: string, product: ItemInput): Promise<void> {
  const existing = await tx
    .select({
      id: basketItems.id,
      productId: basketItems.productId,
      masterId: products.masterId,
      vin: basketItems.vin,
    })
    .from(basketItems)
    .innerJoin(products, eq(products.id, basketItems.productId))
    .where(eq(basketItems.basketId, basketId));
  if (existing.some(({ productId, vin }) => productId === product.id && vin === product.vin)) return;
  const replaced = existing
    .filter(({ masterId, vin }) => masterId === product.masterId && (vin === product.vin || vin === null))
    .map(({ id }) => id);
  if (replaced.length > 0) await tx.delete(basketItems).where(inArray(basketItems.id, replaced));
  await tx.insert(basketItems).values({ id: createId(), basketId, productId: product.id, vin: product.vin });
}
