import type { CalendarDay } from "../../../domain/calendar-day.ts";
import type { Money } from "../../../domain/money.ts";
import type { PlanTerm } from "../../../domain/plan-term.ts";
import type { VehicleDrawing } from "../../../ui/vehicle-art/vehicle-drawings.ts";
import type { NamedMethod } from "../manage/payment-method.ts";

/** How far the refund of an item is. failed: the bank has refused it, and people look after it. */
export type RefundStage = "requested" | "issued" | "failed";

/** Whether an item can be given back, and otherwise why not. */
export type RefundState =
  | { kind: "offered" }
  | { kind: "requested"; stage: RefundStage; request?: RefundRequest }
  | { kind: "over"; endedOn: CalendarDay }
  | { kind: "processing" }
  /** ended: not installed any more. notOffered: guests of this shop ask for refunds in another way. */
  | { kind: "ended" | "notOffered" };

/** One request of the customer, which may be for several items. */
export type RefundRequest = { number: string; requestedAt: string };

export type RefundItem = {
  itemId: string;
  name: string;
  picture: string;
  /** Missing for a one-time purchase. */
  term?: PlanTerm;
  /** What was paid for it, and is paid back. */
  price: Money;
  state: RefundState;
};

/** An order as the page about its refund shows it; e-mail address and VIN are masked. */
export type RefundOrder = {
  orderNumber: string;
  /** The page of the order. */
  orderPath: string;
  orderedOn: CalendarDay;
  name: string;
  billingLines: readonly string[];
  /** Of a guest only; an account has its own page about it. */
  email?: string;
  vehicle: { name: string; vin?: string; drawing?: VehicleDrawing };
  method?: NamedMethod;
  currency: string;
  items: readonly RefundItem[];
};

export const offeredItems = ({ items }: Pick<RefundOrder, "items">): readonly RefundItem[] =>
  items.filter(({ state }) => state.kind === "offered");

/** What is paid back for these items. */
export function refundTotal(
  { items, currency }: Pick<RefundOrder, "items" | "currency">,
  ids: Iterable<string>,
): Money {
  const wanted = new Set(ids);
  const amounts = items.filter(({ itemId }) => wanted.has(itemId)).map(({ price }) => price.amount);
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency };
}
