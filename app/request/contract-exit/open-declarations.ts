import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";

type WireOrder = Pick<OrderSummary, "SNPOMSDeclarations_C">;
type WireDeclaration = NonNullable<OrderSummary["SNPOMSDeclarations_C"]>[number];

/** The first withdrawal from the order that has no result yet. */
const openWithdrawal = ({ SNPOMSDeclarations_C: declarations = [] }: WireOrder): WireDeclaration | undefined =>
  declarations.find(({ kind, isOpen }) => kind === "withdrawal" && isOpen);

/** Whether it was withdrawn from already, so that there is nothing to give back a second time. */
export const isBeingWithdrawn = (order: WireOrder, itemId: string): boolean =>
  openWithdrawal(order)?.itemIds.includes(itemId) ?? false;

/** The declaration whose result the customer waits for: a withdrawal before a cancellation, because it ends more. */
export const openDeclaration = (order: WireOrder): WireDeclaration | undefined =>
  openWithdrawal(order) ?? order.SNPOMSDeclarations_C?.find(({ isOpen }) => isOpen);
