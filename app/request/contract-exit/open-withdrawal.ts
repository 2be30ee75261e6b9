import type { OrderSummary } from "../../../contracts/order-management/order-summary.ts";

type WireDeclaration = NonNullable<OrderSummary["SNPOMSDeclarations_C"]>[number];

/** The first withdrawal from the order that has no result yet. */
export const openWithdrawal = ({
  SNPOMSDeclarations_C: declarations = [],
}: Pick<OrderSummary, "SNPOMSDeclarations_C">): WireDeclaration | undefined =>
  declarations.find(({ kind, isOpen }) => kind === "withdrawal" && isOpen);

/** Whether it was withdrawn from already, so that there is nothing to give back a second time. */
export const isBeingWithdrawn = (order: Pick<OrderSummary, "SNPOMSDeclarations_C">, itemId: string): boolean =>
  openWithdrawal(order)?.itemIds.includes(itemId) ?? false;
