import { z } from "zod";
import { type Client, type Connection, createClient } from "../client.ts";
import { endpoint } from "../endpoint.ts";

const key = z.string().regex(/^[\w:.-]{1,120}$/);
const amount = z.int().min(1).max(1_000_000_000);
const currency = z.string().regex(/^[A-Z]{3}$/);
const token = z.string().regex(/^[\x20-\x7e]{1,200}$/);
/** What the money is for, such as an order number. */
const reference = z.string().regex(/^[\x20-\x7e]{1,120}$/);

const outcome = <Done extends string>(done: Done) =>
  z.discriminatedUnion("status", [
    z.object({ status: z.literal(done), id: z.string() }),
    z.object({ status: z.literal("refused"), id: z.string(), reason: z.string() }),
    /** Not decided yet: a debit takes days. Repeat the call with the same key. */
    z.object({ status: z.literal("pending"), id: z.string() }),
  ]);

/** Charges a saved payment method without the customer present. A repeated key gets the same response. */
export const charge = endpoint({
  method: "POST",
  path: "/charges",
  body: z.strictObject({ idempotencyKey: key, amount, currency, token, reference }),
  response: outcome("charged"),
  isIdempotent: true,
});

/** Refunds the payment method that was charged. A repeated key gets the same response. */
export const refund = endpoint({
  method: "POST",
  path: "/refunds",
  body: z.strictObject({ idempotencyKey: key, amount, currency, token: token.nullable(), reference }),
  response: outcome("refunded"),
  isIdempotent: true,
});

export const chargesProblem = z.object({ title: z.string(), detail: z.string() });
export type ChargesProblem = z.infer<typeof chargesProblem>;

export function createChargesClient(connection: Connection): Client {
  return createClient({
    service: "charges",
    connection,
    readFault: (body) => {
      const parsed = chargesProblem.safeParse(body);
      return parsed.success ? { type: parsed.data.title, message: parsed.data.detail } : undefined;
    },
  });
}
