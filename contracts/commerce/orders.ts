import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { basketAndOrderFields } from "./basket-document.ts";
import { paymentInstrumentInput } from "./baskets.ts";
import { ocapiPath, siteParams } from "./ocapi.ts";
import { optionalOrderFields, orderFieldChanges } from "./order-fields.ts";
import { id, localeId, storableText } from "./text.ts";

const ordersPath = `${ocapiPath}/orders`;

export const orderStatus = z.enum(["created", "new", "open", "completed", "cancelled", "failed"]);
export type OrderStatus = z.infer<typeof orderStatus>;

export const exportStatus = z.enum(["not_exported", "ready", "exported", "failed"]);
export type ExportStatus = z.infer<typeof exportStatus>;

export const orderDocument = z.object({
  _v: z.string(),
  _type: z.literal("order"),
  _resource_state: z.string(),
  order_no: z.string(),
  order_token: z.string(),
  site_id: z.string(),
  customer_name: z.string(),
  guest: z.boolean(),
  status: orderStatus,
  confirmation_status: z.enum(["not_confirmed", "confirmed"]),
  export_status: exportStatus,
  payment_status: z.enum(["not_paid", "part_paid", "paid"]),
  shipping_status: z.enum(["not_shipped", "part_shipped", "shipped"]),
  ...basketAndOrderFields,
  ...optionalOrderFields,
});
export type OrderDocument = z.infer<typeof orderDocument>;

export const createOrder = endpoint({
  method: "POST",
  path: ordersPath,
  params: z.object({ siteId: id }),
  query: z.object({ locale: localeId.optional() }),
  body: z.strictObject({ basket_id: id }),
  response: orderDocument,
});

export const getOrder = endpoint({
  method: "GET",
  path: `${ordersPath}/:orderNo`,
  params: z.object({ siteId: id, orderNo: id }),
  response: orderDocument,
});

/** The statuses an update may request. The last one fails the order and reopens its basket. */
export const statusCommand = z.enum([...orderStatus.options, "failed_with_reopen"]);
export type StatusCommand = z.infer<typeof statusCommand>;

export const updateOrder = endpoint({
  method: "PATCH",
  path: `${ordersPath}/:orderNo`,
  params: z.object({ siteId: id, orderNo: id }),
  body: z.strictObject({
    status: statusCommand.optional(),
    _resource_state: storableText(128).optional(),
    ...orderFieldChanges,
  }),
  response: orderDocument,
});

/** For the shop's server only: sets the instrument the order was paid with, once known. */
export const updateOrderInstrument = endpoint({
  method: "PATCH",
  path: `${ordersPath}/:orderNo/payment_instruments/:paymentInstrumentId`,
  params: z.object({ siteId: id, orderNo: id, paymentInstrumentId: id }),
  body: paymentInstrumentInput,
  response: orderDocument,
});
export type OrderInstrument = z.infer<typeof paymentInstrumentInput>;

const searchTerm = z.strictObject({
  term_query: z.strictObject({
    fields: z.tuple([z.enum(["status", "customer_email"])]),
    operator: z.literal("is"),
    values: z.tuple([storableText(100)]),
  }),
});

/**
 * For the shop's server only, which sends its client id and secret as basic credentials: the newest orders that match
 * all terms.
 */
export const searchOrders = endpoint({
  method: "POST",
  path: `${ocapiPath}/order_search`,
  params: siteParams,
  body: z.strictObject({
    query: z.strictObject({ bool_query: z.strictObject({ must: z.array(searchTerm).min(1).max(2) }) }),
    count: z.int().min(1).max(50).default(25),
  }),
  response: z.object({
    _v: z.string(),
    _type: z.literal("order_search_result"),
    count: z.int(),
    total: z.int(),
    hits: z.array(z.object({ _type: z.literal("order_search_hit"), data: orderDocument })),
  }),
  isIdempotent: true,
});
