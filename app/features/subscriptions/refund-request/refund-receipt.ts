import type { Money } from "../../../domain/money.ts";
import type { RefundItem, RefundOrder, RefundStage } from "./refund-order.ts";

/** What the customer keeps of a request. */
export type RefundReceipt = { number: string; requestedAt: string; items: readonly ReceiptItem[]; total: Money };
export type ReceiptItem = RefundItem & { stage: RefundStage };

/** The receipt of a request for items of this order; undefined for any other number. */
export function receiptOf(order: RefundOrder, number: string): RefundReceipt | undefined {
  const items = order.items.flatMap((item) =>
    item.state.kind === "requested" && item.state.request?.number === number
      ? [{ ...item, stage: item.state.stage, requestedAt: item.state.request.requestedAt }]
      : [],
  );
  const [first] = items;
  if (!first) return undefined;
  const amount = items.reduce((sum, { price }) => sum + price.amount, 0);
  return { number, requestedAt: first.requestedAt, items, total: { amount, currency: order.currency } };
}

/** The number of the request that all of these items belong to, for a form that is sent a second time. */
export function requestOfItems({ items }: RefundOrder, ids: readonly string[]): string | undefined {
  const numbers = ids.map((id) => {
    const state = items.find(({ itemId }) => itemId === id)?.state;
    return state?.kind === "requested" ? state.request?.number : undefined;
  });
  const [first] = numbers;
  return numbers.every((number) => number === first) ? first : undefined;
}
