import type { OrderSummary } from "../../../../../contracts/order-management/order-summary.ts";
import type { CalendarDay } from "../../../../domain/calendar-day.ts";
import type { RefundStage } from "../../status/display-status.ts";

/** A declaration of the customer. */
export type Declaration = { number: string; receivedAt: string };
export type OpenDeclaration = Declaration & Pick<WireDeclaration, "kind">;

/** How a declaration ended an item. The money has a last day until it is paid back. */
export type ItemEnding = Declaration & { refundBy?: CalendarDay } & (
    | { kind: "withdrawn" }
    | { kind: "endedEarly"; lastDay: CalendarDay }
  );

type WireDeclaration = NonNullable<OrderSummary["SNPOMSDeclarations_C"]>[number];

type Ended = {
  itemId: string;
  lastDay: CalendarDay | null;
  refund: { stage: RefundStage; dueOn: CalendarDay | null } | undefined;
};

/** Undefined for an item that no declaration has ended. */
export function itemEnding(
  declarations: readonly WireDeclaration[],
  { itemId, lastDay, refund }: Ended,
): ItemEnding | undefined {
  const found = declarations.findLast(({ isOpen, itemIds }) => !isOpen && itemIds.includes(itemId));
  if (!found) return undefined;
  const declaration = {
    ...declarationOf(found),
    ...(refund?.stage === "requested" && refund.dueOn !== null && { refundBy: refund.dueOn }),
  };
  if (found.kind === "withdrawal") return { ...declaration, kind: "withdrawn" };
  return lastDay === null ? undefined : { ...declaration, kind: "endedEarly", lastDay };
}

export const declarationOf = ({ number, receivedDate }: WireDeclaration): Declaration => ({
  number,
  receivedAt: receivedDate,
});
