import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { ocapiPath, siteParams } from "./ocapi.ts";
import { orderDocument } from "./orders.ts";
import { text } from "./text.ts";

const term = z.strictObject({
  term_query: z.strictObject({
    fields: z.tuple([z.enum(["status", "customer_email"])]),
    operator: z.literal("is"),
    values: z.tuple([text(100)]),
  }),
});

/**
 * From the shop's server only, which shows its client id and secret as basic credentials: the newest orders that fit all
 * of the terms.
 */
export const searchOrders = endpoint({
  method: "POST",
  path: `${ocapiPath}/order_search`,
  params: siteParams,
  body: z.strictObject({
    query: z.strictObject({ bool_query: z.strictObject({ must: z.array(term).min(1).max(2) }) }),
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
