import type { OrderFields } from "../../../../contracts/commerce/order-fields.ts";
import { methodName } from "../../../domain/method-name.ts";

/** How an order was paid: what people call it, and the digits they know it by. */
export type PaidWith = { name: string; last4?: string };

type Fields = Pick<OrderFields, "c_payment_type" | "c_cardType" | "c_last4" | "c_iban_last4">;

/** Undefined while nobody has told the order. */
export function paidWith(fields: Fields): PaidWith | undefined {
  const name = methodName({ type: fields.c_payment_type, brand: fields.c_cardType });
  const last4 = fields.c_last4 ?? fields.c_iban_last4;
  return name === undefined ? undefined : { name, ...(last4 && { last4 }) };
}
