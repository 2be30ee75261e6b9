import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";
import type { PlanTerm } from "../../domain/plan-term.ts";
import type { SubscriptionState } from "./subscription-state.ts";

/** A subscription of the customer. It stays on the server: it has the whole VIN. */
export type Subscription = {
  assetId: string;
  productId: string;
  name: string;
  state: SubscriptionState;
  /** Missing until it is installed, and for purchases without an end. */
  expiresOn?: CalendarDay;
  /** The current plan; missing for a purchase without an end. */
  plan?: PlanTerm;
  /** What order management charges at the next renewal, and for how long. */
  renewal: { term?: PlanTerm; price: Money };
  isAutoRenewed: boolean;
  isExpiring: boolean;
  /** The moment until which the latest purchase can be returned. */
  coolingOffEndsAt: string;
  vehicle: { vin: string; name: string };
  image?: string;
  order: { orderId: string; orderNumber: string };
};
