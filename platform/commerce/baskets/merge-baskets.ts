import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { BasketDocument } from "../../../contracts/commerce/basket-document.ts";
import type { Queries } from "../../../database/database.ts";
import type { Shopper } from "../access-token.ts";
import { readChosenVariants } from "../catalogue/read-products.ts";
import type { CommerceDeps } from "../deps.ts";
import { scapiProblem } from "../scapi-problem.ts";
import { readContents, salesContextOf } from "./basket-contents.ts";
import { basketDocument } from "./basket-document.ts";
import { basketItems, type BasketRow, baskets } from "./basket-tables.ts";
import { insertBasket } from "./create-basket.ts";
import { putItem } from "./put-item.ts";

/**
 * Moves the items of the basket that this visit had before signing in. The token identifies the visit, so another
 * shopper's basket can be neither read nor changed.
 */
export async function mergeBaskets(
  { database, now }: CommerceDeps,
  shopper: Shopper,
  { mayCreate }: { mayCreate: boolean },
): Promise<BasketDocument> {
  return database.transaction(async (tx) => {
    const source = await lockSource(tx, shopper);
    if (!source) {
      throw scapiProblem(409, {
        title: "Source Basket Missing",
        id: "source-basket",
        detail: "The previous customer of this visit has no active basket.",
      });
    }
    const time = now();
    const destination =
      (await lockDestination(tx, shopper)) ??
      (mayCreate ? await insertBasket(tx, shopper, { ...source, now: time }) : undefined);
    if (!destination) {
      throw scapiProblem(404, {
        title: "Basket Not Found",
        id: "basket-not-found",
        detail: "The customer has no basket to merge into.",
      });
    }
    await moveItems(tx, source, destination);
    await tx.delete(baskets).where(eq(baskets.id, source.id));
    const [merged] = await tx
      .update(baskets)
      .set({ revision: sql`${baskets.revision} + 1`, modifiedAt: time })
      .where(eq(baskets.id, destination.id))
      .returning();
    return basketDocument(await readContents(tx, merged ?? destination, time), time);
  });
}

async function lockSource(tx: Queries, shopper: Shopper): Promise<BasketRow | undefined> {
  if (!shopper.isRegistered) return undefined;
  const [source] = await tx
    .select()
    .from(baskets)
    .where(
      and(
        eq(baskets.siteId, shopper.siteId),
        eq(baskets.usid, shopper.usid),
        eq(baskets.state, "open"),
        eq(baskets.isGuest, true),
        ne(baskets.customerId, shopper.customerId),
      ),
    )
    .for("no key update");
  return source;
}

async function lockDestination(tx: Queries, shopper: Shopper): Promise<BasketRow | undefined> {
  const [destination] = await tx
    .select()
    .from(baskets)
    .where(
      and(eq(baskets.siteId, shopper.siteId), eq(baskets.customerId, shopper.customerId), eq(baskets.state, "open")),
    )
    .for("no key update");
  return destination;
}

/** Drops items that the destination's market does not sell; a moved plan replaces another one of the same service. */
export async function moveItems(tx: Queries, source: BasketRow, destination: BasketRow): Promise<void> {
  const items = await tx
    .select({ productId: basketItems.productId, vin: basketItems.vin })
    .from(basketItems)
    .where(eq(basketItems.basketId, source.id))
    .orderBy(asc(basketItems.position));
  const ids = items.map(({ productId }) => productId);
  const sold = await readChosenVariants(tx, salesContextOf(destination), ids);
  for (const { productId, vin } of items) {
    const product = sold.find((one) => one.id === productId);
    if (product) await putItem(tx, destination.id, { ...product, vin });
  }
}
