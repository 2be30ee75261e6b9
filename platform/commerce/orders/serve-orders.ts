import type { Hono } from "hono";
import { createOrder, getOrder, updateOrder as update } from "../../../contracts/commerce/orders.ts";
import { createShopperGuards } from "../require-shopper.ts";
import type { CommerceGround } from "../ground.ts";
import { ocapiMisfit } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { orderDocument } from "./order-document.ts";
import { orders } from "./order-tables.ts";
import { placeOrder } from "./place-order.ts";
import { isOrderOf, orderNotFound, updateOrder } from "./update-order.ts";

export function serveOrders(app: Hono, ground: CommerceGround): void {
  const { requireShopper } = createShopperGuards(ground.tokens);
  serveEndpoint(app, createOrder, {
    misfit: ocapiMisfit,
    async handle({ params, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return orderDocument(await placeOrder(ground, shopper, body.basket_id));
    },
  });
  serveEndpoint(app, getOrder, {
    misfit: ocapiMisfit,
    async handle({ params }, context) {
      const shopper = await requireShopper(context, params.siteId);
      const [order] = await ground.database.queries.select().from(orders).where(isOrderOf(shopper, params.orderNo));
      if (!order) throw orderNotFound(params.orderNo);
      return orderDocument(order);
    },
  });
  serveEndpoint(app, update, {
    misfit: ocapiMisfit,
    async handle({ params, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      return orderDocument(await updateOrder(ground, shopper, { orderNo: params.orderNo, changes: body }));
    },
  });
}
