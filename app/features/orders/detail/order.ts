import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { Money } from "../../../domain/money.ts";
import type { PaidBy } from "../../../domain/orders/paid-by.ts";
import type { PlanTerm } from "../../../domain/plan-term.ts";
import type { OrderedVehicle } from "../ordered-vehicle.ts";
import type { ItemStatus } from "../status/item-status.ts";
import type { ItemEnding, OpenDeclaration } from "./ending/item-ending.ts";
import type { TermsOfOrder } from "./terms-of-order.ts";

/** The payment method of an order: a card by its brand, any other method by its name. `by` is missing until it is paid. */
export type OrderPayment = { name?: string; last4?: string; by?: PaidBy };

export type OrderItem = {
  itemId: string;
  name: string;
  picture: string;
  manualUrl?: string;
  /** Absent for a one-time purchase. */
  term?: PlanTerm;
  price: Money;
  status: ItemStatus;
  refundAmount: Money;
  /** How a withdrawal or a cancellation of the contract has ended it. */
  ending?: ItemEnding;
  /** The receipt of the customer's request for its refund. */
  receipt?: { number: string; path: string };
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
  /** Absent for an order that was recorded without them. */
  terms?: TermsOfOrder;
  total: Money;
  /** The taxes in the total, where a bill lists them by name; the name is in the language of the page. */
  taxes: readonly { name: string; rate: number; amount: Money }[];
  /** Whether the customer can give back an item; a guest's page decides for itself. */
  canRequestRefund: boolean;
  /** Whether an item is within its cooling-off period. */
  canWithdraw: boolean;
  /** A declaration that was received, and that has no result yet. */
  openDeclaration?: OpenDeclaration;
  /** By name. */
  items: readonly OrderItem[];
};
