import { z } from "zod";
import { endpoint } from "../endpoint.ts";

/** Order management tells the vehicle until when a service now runs. Repeating it changes nothing. */
export const extendSubscription = endpoint({
  method: "PUT",
  path: "/vehicles/:vin/subscriptions/:productId",
  params: z.object({ vin: z.string(), productId: z.string() }),
  body: z.strictObject({
    /** A calendar day. */
    expiryDate: z.iso.date(),
    orderReference: z.string(),
  }),
  response: z.object({ productId: z.string(), expiryDate: z.iso.date() }),
});
