import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { isExpired } from "./card-expiry.ts";

/** What a customer is most likely to pay with: the first saved method that still works. */
export function preselectedMethod(methods: readonly SavedMethod[], today: string): SavedMethod | undefined {
  return methods.find((method) => !isExpired(method, today));
}
