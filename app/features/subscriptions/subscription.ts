import type { CalendarDay } from "../../domain/calendar-day.ts";
import type { Money } from "../../domain/money.ts";
import type { Plan, PlanTerm } from "../../domain/plan-term.ts";
import type { SubscriptionState } from "./subscription-state.ts";

/** What order management charges at the next renewal, and for how long. */
export type Renewal = {
  term?: PlanTerm;
  price: Money;
  /** The running term with what was paid for it, if renewals have another length. */
  current?: Plan;
};

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
  renewal: Renewal;
  /** The tax in the renewal's price, if order management names it. */
  renewalTax?: Money;
  /** The market and the province of the contract; missing where order management does not say. */
  contract: { localeId?: string; stateCode?: string };
  isAutoRenewed: boolean;
  isExpiring: boolean;
  /** The moment until which the latest purchase can be returned. */
  coolingOffEndsAt: string;
  vehicle: { vin: string; name: string };
  image?: string;
  order: { orderId: string; orderNumber: string };
};
