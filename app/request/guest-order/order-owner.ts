import type { GuestOrder } from "./guest-order.ts";

/** Who asks order management for an order: an account, or the guest of one order. */
export type OrderOwner =
  | { kind: "account"; accountId: string; forgerockId: string | undefined }
  | { kind: "guest"; guest: Omit<GuestOrder, "siteId"> };
