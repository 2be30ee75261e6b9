import { and, eq } from "drizzle-orm";
import type { Hono } from "hono";
import { addItems, removeItem, updateItem } from "../../../contracts/commerce/baskets.ts";
import type { Queries } from "../../../database/database.ts";
import { readVariants, type SoldProduct } from "../catalogue/read-products.ts";
import type { CommerceDeps } from "../deps.ts";
import { refuseOcapiInput } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { salesContextOf } from "./basket-contents.ts";
import { itemNotFound, productNotAvailable } from "./basket-faults.ts";
import { basketItems, type BasketRow } from "./basket-tables.ts";
import { changeBasket, matchingLocale } from "./change-basket.ts";
import { putItem } from "./put-item.ts";
import { createShopperGuards } from "../require-shopper.ts";
import { requireCurrentState, resourceState } from "./resource-state.ts";

export function serveItems(app: Hono, deps: CommerceDeps): void {
  const { requireShopper } = createShopperGuards(deps.tokens);
  serveEndpoint(app, addItems, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx, row) => {
        const locale = matchingLocale(query.locale, row) ?? row.locale;
        const ids = body.map(({ product_id }) => product_id);
        for (const [index, product] of (await requireVariants(tx, { ...row, locale }, ids)).entries()) {
          await putItem(tx, row.id, { ...product, vin: body[index]?.c_SNP_OMS_vin ?? null });
        }
        return { locale };
      });
    },
  });
  serveEndpoint(app, updateItem, {
    refuseInput: refuseOcapiInput,
    async handle({ params, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx, row) => {
        requireCurrentState(body._resource_state, resourceState(row.id, row.revision));
        const [item] = await tx.select().from(basketItems).where(isItemOf(row, params.itemId));
        if (!item) throw itemNotFound(params.itemId);
        const { product_id: productId = item.productId } = body;
        if (productId === item.productId) return;
        const [product] = await requireVariants(tx, row, [productId]);
        if (!product) return;
        await tx.delete(basketItems).where(isItemOf(row, params.itemId));
        await putItem(tx, row.id, { ...product, vin: item.vin });
      });
    },
  });
  serveEndpoint(app, removeItem, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return changeBasket(deps, { shopper, basketId: params.basketId }, async (tx, row) => {
        const removed = await tx
          .delete(basketItems)
          .where(isItemOf(row, params.itemId))
          .returning({ id: basketItems.id });
        if (removed.length === 0) throw itemNotFound(params.itemId);
      });
    },
  });
}

const isItemOf = (row: BasketRow, itemId: string) => and(eq(basketItems.id, itemId), eq(basketItems.basketId, row.id));

/** The products of the ids, in their order. Refused if one of them cannot be bought in the basket's market. */
async function requireVariants(tx: Queries, row: BasketRow, ids: string[]): Promise<SoldProduct[]> {
  const sold = await readVariants(tx, salesContextOf(row), ids);
  return ids.map((id) => {
    const product = sold.find((one) => one.id === id);
    if (!product) throw productNotAvailable(id);
    return product;
  });
}
