import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { Money } from "../../../domain/money.ts";
import type { PlanTerm } from "../../../domain/plan-term.ts";
import type { OrderedVehicle } from "../ordered-vehicle.ts";
import type { ItemStatus } from "../status/item-status.ts";

/** How an order was paid: a card by its brand, any other method by its name. */
export type OrderPayment = { name?: string; last4?: string; isCard: boolean };

export type OrderItem = {
  itemId: string;
  name: string;
  picture: string;
  /** Absent for a one-time purchase. */
  term?: PlanTerm;
  price: Money;
  status: ItemStatus;
  refundAmount: Money;
};

/** An order as its page shows it. */
export type Order = {
  orderId: string;
  orderNumber: string;
  /** The previous shop has no invoices here. */
  isPreviousShop: boolean;
  orderedOn: CalendarDay;
  vehicle: OrderedVehicle;
  billingLines: readonly string[];
  payment?: OrderPayment;
  total: Money;
  /** By name. */
  items: readonly OrderItem[];
};
