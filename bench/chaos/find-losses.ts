import type { AfterSaleRequest } from "./after-sales.ts";

type Payment = { reference: string | null; basketId: string | null; state: string; isDue: boolean };
export type ShopState = { payments: Payment[]; open: { reversals: number; refunds: number; events: number } };
export type ExternalState = {
  orders: { orderNo: string; basketId: string; status: string; total: number }[];
  /** Every charge, reversed or not. */
  charges: { reference: string; paidFor: string; amount: number; isKept: boolean }[];
  refunds: { id: string; reference: string; amount: number }[];
};
/** A request after the sale, with its final status. */
export type AfterSaleResult = AfterSaleRequest & { status: string | undefined };

const ends = new Set(["AUTHORISED", "REFUSED", "CANCELLED", "REVERSED"]);
export const isOpen = ({ state, isDue }: Payment): boolean => isDue || !ends.has(state);

const countRepeated = <Item>(items: readonly Item[], nameOf: (item: Item) => string): number =>
  [...Map.groupBy(items, nameOf).values()].filter(({ length }) => length > 1).length;

/** Counts everything that must not happen in a run. */
export function findLosses(
  shop: ShopState,
  external: ExternalState,
  afterSales: readonly AfterSaleResult[],
): Record<string, number> {
  return {
    ...orderLosses(shop, external),
    ...renewalLosses(external, afterSales),
    ...refundLosses(external, afterSales),
  };
}

function orderLosses(shop: ShopState, { orders, charges }: ExternalState): Record<string, number> {
  const kept = charges.filter(({ isKept }) => isKept);
  const statusOf = new Map(orders.map(({ orderNo, status }) => [orderNo, status]));
  const amountOf = new Map(kept.map(({ paidFor, amount }) => [paidFor, amount]));
  const paid = orders.filter(({ status }) => status === "new");
  const authorised = new Set(
    shop.payments.filter(({ state }) => state === "AUTHORISED").map(({ reference }) => reference),
  );
  return {
    "charges without a paid order": kept.filter(({ paidFor }) => (statusOf.get(paidFor) ?? "new") !== "new").length,
    "charged twice, given back or not": countRepeated(charges, ({ paidFor }) => paidFor),
    "paid orders without their charge": paid.filter((order) => !isCharged(order, amountOf)).length,
    "paid orders the ledger does not know": paid.filter(({ orderNo }) => !authorised.has(orderNo)).length,
    "orders left open": orders.filter(({ status }) => status === "created").length,
    "baskets paid twice": countRepeated(paid, ({ basketId }) => basketId),
    "rows not final": shop.payments.filter(isOpen).length,
  };
}

type Order = ExternalState["orders"][number];

const isCharged = ({ orderNo, total }: Order, amountOf: ReadonlyMap<string, number>) =>
  amountOf.get(orderNo) === Math.round(total);

/** Details of paid orders without their charge, to find out why. */
export function describeUncharged(shop: ShopState, { orders, charges, refunds }: ExternalState): object[] {
  const amountOf = new Map(
    charges.flatMap(({ paidFor, amount, isKept }) => (isKept ? [[paidFor, amount] as const] : [])),
  );
  return orders
    .filter((order) => order.status === "new" && !isCharged(order, amountOf))
    .map((order) => {
      const own = charges.filter(({ paidFor }) => paidFor === order.orderNo);
      return {
        order,
        payments: shop.payments.filter(({ reference }) => reference === order.orderNo),
        charges: own,
        refunds: refunds.filter(({ reference }) => own.some((charge) => charge.reference === reference)),
      };
    });
}

/** A renewal's charge is named after its reference and the number of the try. */
function renewalLosses({ charges }: ExternalState, afterSales: readonly AfterSaleResult[]): Record<string, number> {
  const renewals = afterSales.filter(({ path }) => path === "charges");
  const keptOf = (reference: string) =>
    charges.filter(({ paidFor, isKept }) => isKept && paidFor.startsWith(`${reference}.`)).length;
  const expected = (status: string | undefined) => (status === "charged" ? 1 : 0);
  return {
    "renewals not as answered": renewals.filter(
      ({ status, body }) => status === "pending" || keptOf(body.reference) !== expected(status),
    ).length,
  };
}

function refundLosses(
  { charges, refunds }: ExternalState,
  afterSales: readonly AfterSaleResult[],
): Record<string, number> {
  const requested = afterSales.filter(({ path }) => path === "refunds");
  const orderOf = new Map(charges.map(({ reference, paidFor }) => [reference, paidFor]));
  const refundsByOrder = Map.groupBy(refunds, ({ reference }) => orderOf.get(reference) ?? "");
  const expected = (status: string | undefined) => (status === "refunded" ? 1 : 0);
  return {
    "refunds given twice": countRepeated(refunds, ({ id }) => id),
    "refunds not as answered": requested.filter(
      ({ status, body }) => (refundsByOrder.get(body.reference)?.length ?? 0) !== expected(status),
    ).length,
  };
}
