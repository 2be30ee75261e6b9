import { historyLimit } from "../../../../contracts/order-management/order-summary.ts";

/** Orders that are shown first, and that each "Load more" adds. */
export const ORDERS_PER_STEP = 5;

/** The number of orders that an address asks for, in whole steps; at most as many as order management lists. */
export function readShown(query: URLSearchParams): number {
  const text = query.get("shown") ?? "";
  const wanted = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  const steps = Math.max(1, Math.ceil(wanted / ORDERS_PER_STEP));
  return Math.min(steps * ORDERS_PER_STEP, historyLimit);
}

export const pathWithMore = (shown: number): string => `/account/my-orders?shown=${shown + ORDERS_PER_STEP}`;

/** With few orders there is nothing to load, and no note. */
export const hasPaging = (total: number): boolean => total > ORDERS_PER_STEP;
