import type { PaymentErrorKind, PaymentMethod } from "./port/payment-types.ts";

/**
 * What a provider says about a payment, in an answer or in a webhook. `reference` is the reference of the charge; it keeps
 * this name because messages are stored as JSON.
 */
export type ProviderAnswer =
  | { kind: "authorised"; reference: string; amount: number; currency: string; method?: PaymentMethod }
  | { kind: "pending"; reference: string; method?: PaymentMethod }
  | { kind: "action"; reference?: string; action: Record<string, unknown>; method?: PaymentMethod }
  | { kind: "refused"; reference?: string; error: PaymentErrorKind; code?: string }
  | { kind: "cancelled"; reference?: string };
