import type { OrderFields } from "../../../../contracts/commerce/order-fields.ts";
import { type PaidBy, readMethod } from "../../../domain/orders/paid-by.ts";

/** How an order was paid: the method's name, its last digits, and whether with a card or through a wallet or bank. */
export type PaidWith = { name?: string; last4?: string; by?: PaidBy };

type Fields = Pick<OrderFields, "c_payment_type" | "c_cardType" | "c_last4" | "c_iban_last4">;

/** Undefined while the order has no data of its payment. */
export function paidWith(fields: Fields): PaidWith | undefined {
  const { c_payment_type: type, c_cardType: brand } = fields;
  if (type === undefined && brand === undefined) return undefined;
  const last4 = fields.c_last4 ?? fields.c_iban_last4;
  return { ...readMethod({ type, brand }), ...(last4 && { last4 }) };
}
