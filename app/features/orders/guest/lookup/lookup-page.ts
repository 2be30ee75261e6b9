import type { OrderLookup } from "../../../../../contracts/order-management/order-lookup.ts";
import type { SampleOrderView } from "./sample-orders.tsx";

export type LookupPage = {
  /** What stands in the form at first. */
  filled: OrderLookup;
  /** Whether the visitor comes from an order that is closed on this device. */
  isReopening: boolean;
  isRegistered: boolean;
  samples: readonly SampleOrderView[];
};
