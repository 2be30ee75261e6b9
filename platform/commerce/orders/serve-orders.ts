import type { Context, Hono } from "hono";
import { searchOrders as search } from "../../../contracts/commerce/orders.ts";
import {
  createOrder,
  getOrder,
  updateOrder as update,
  updateOrderInstrument,
} from "../../../contracts/commerce/orders.ts";
import { createShopperGuards } from "../require-shopper.ts";
import type { CommerceDeps } from "../deps.ts";
import { ocapiFault, refuseOcapiInput } from "../ocapi-fault.ts";
import { serveEndpoint } from "../../serve-endpoint.ts";
import { orderDocument } from "./order-document.ts";
import { orders } from "./order-tables.ts";
import { isTrustedClient } from "../shopper/tokens/slas-checks.ts";
import { placeOrder } from "./place-order.ts";
import { searchOrders } from "./search-orders.ts";
import { updateInstrument } from "./update-instrument.ts";
import { type OrderCaller, isOrderOf, orderNotFound, updateOrder } from "./update-order.ts";

export function serveOrders(app: Hono, deps: CommerceDeps): void {
  const { requireShopper } = createShopperGuards(deps.tokens);
  // The outcome of a payment is often known only after the shopper's session: then the shop's server calls.
  const isServer = (context: Context) => isTrustedClient(deps.people.settings, context);
  const requireCaller = async (context: Context, siteId: string): Promise<OrderCaller> =>
    isServer(context) ? { siteId, isServer: true } : requireShopper(context, siteId);
  const requireServer = (context: Context): void => {
    if (isServer(context)) return;
    throw ocapiFault(401, { type: "InvalidClientIdException", message: "The client is not known." });
  };
  serveEndpoint(app, createOrder, {
    refuseInput: refuseOcapiInput,
    async handle({ params, query, body }, context) {
      const shopper = await requireShopper(context, params.siteId);
      const order = { basketId: body.basket_id, locale: query.locale };
      return orderDocument(await placeOrder(deps, shopper, order));
    },
  });
  serveEndpoint(app, getOrder, {
    refuseInput: refuseOcapiInput,
    async handle({ params }, context) {
      const caller = await requireCaller(context, params.siteId);
      const [order] = await deps.database.queries.select().from(orders).where(isOrderOf(caller, params.orderNo));
      if (!order) throw orderNotFound(params.orderNo);
      return orderDocument(order);
    },
  });
  serveEndpoint(app, update, {
    refuseInput: refuseOcapiInput,
    async handle({ params, body }, context) {
      const caller = await requireCaller(context, params.siteId);
      return orderDocument(await updateOrder(deps, caller, { orderNo: params.orderNo, changes: body }));
    },
  });
  serveEndpoint(app, updateOrderInstrument, {
    refuseInput: refuseOcapiInput,
    async handle({ params, body }, context) {
      requireServer(context);
      return orderDocument(await updateInstrument(deps, params, body));
    },
  });
  serveEndpoint(app, search, {
    refuseInput: refuseOcapiInput,
    async handle(input, context) {
      requireServer(context);
      return searchOrders(deps.database.queries, input);
    },
  });
}
