import type { SavedMethod } from "../../../../payments/port/payment-types.ts";
import { isExpired } from "../../../domain/card-expiry.ts";

/** The first saved method that has not expired. */
export function preselectedMethod(methods: readonly SavedMethod[], today: string): SavedMethod | undefined {
  return methods.find((method) => !isExpired(method, today));
}
