import type { OrderSummary } from "../../../../contracts/order-management/order-summary.ts";
import { readMethod } from "../../../domain/orders/paid-by.ts";
import type { PaymentRecord } from "../../../request/account/payment-record.server.ts";

/** A payment method as a customer recognises it. */
export type NamedMethod = { name: string; last4?: string };

/** Undefined for a card without a brand: its digits alone name nothing. */
export function methodOfRecord({ type, cardType, last4 }: PaymentRecord): NamedMethod | undefined {
  return named(readMethod({ type, brand: cardType }).name, last4);
}

/** The method an order was paid with. */
export function methodOfOrder({ OrderPaymentSummaries }: OrderSummary): NamedMethod | undefined {
  const method = OrderPaymentSummaries.records[0]?.PaymentMethod;
  if (!method) return undefined;
  const brand = method.SNPOMSCardType_C ?? method.CardType ?? undefined;
  return named(readMethod({ type: method.SNPOMSType_C, brand }).name, method.SNPOMSCreditCardLast4_C);
}

function named(name: string | undefined, last4: string | null | undefined): NamedMethod | undefined {
  return name === undefined ? undefined : { name, ...(last4 && { last4 }) };
}
