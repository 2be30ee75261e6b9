import type { SubmitRequest } from "../../../../payments/port/payments.ts";
import type { PurchaseRefusal } from "../../../domain/sale/purchase-rules.ts";

/** The routes' checks of basket and vehicle before a visitor pays. */
export type PurchaseChecks = {
  /** Undefined when the visitor may pay. Throws a fault when the basket cannot be read. */
  refusalOf(action: "startPayment" | "pay"): Promise<PurchaseRefusal | undefined>;
  /** The order's fields besides its items; undefined while no vehicle is selected. */
  buildOrderFields(agreement: { autoRenew: boolean }): Promise<SubmitRequest["orderFields"] | undefined>;
};
