import type { SubmitRequest } from "../../../../payments/port/payments.ts";
import type { PurchaseRefusal } from "../../../domain/sale/purchase-rules.ts";

/** What the routes know of basket and vehicle when one of their visitors pays. */
export type PurchaseChecks = {
  /** Undefined when the visitor may pay. Throws a fault when the basket cannot be read. */
  refusalOf(call: "startPayment" | "pay"): Promise<PurchaseRefusal | undefined>;
  /** What the order is to hold besides its goods; undefined while no vehicle is in hand. */
  orderFields(agreement: { autoRenew: boolean }): Promise<SubmitRequest["orderFields"] | undefined>;
};
