import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { calendarDay, productId } from "./vehicle-identity.ts";

/**
 * Order management sets the last day of a vehicle's service. A repeated request changes nothing, even if it arrives
 * after a later change.
 */
export const extendSubscription = endpoint({
  method: "PUT",
  path: "/vehicles/:vin/subscriptions/:productId",
  params: z.object({ vin: z.string().regex(/^[A-Za-z0-9-]{1,40}$/), productId }),
  body: z.strictObject({
    expiryDate: calendarDay,
    orderReference: z.string().regex(/^[^\p{Cc}]{1,100}$/u),
  }),
  response: z.object({ productId, expiryDate: z.iso.date() }),
});
