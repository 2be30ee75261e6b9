import type { ManagedSubscription } from "./load-managed-subscription.server.ts";

/** A refund cannot be confirmed while its amount is unknown: customers agree to what they have read. */
export const isConfirmable = ({ step, refund }: Pick<ManagedSubscription, "step" | "refund">): boolean =>
  step !== "refund" || refund?.isAvailable === true;
