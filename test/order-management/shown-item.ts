import { type ItemFacts, type ItemStatus, itemStatus } from "../../app/features/orders/status/item-status.ts";

const placedItem: ItemFacts = {
  isPreviousShop: true,
  status: "Created",
  orderStatus: "Created",
  isMarkedRefunded: false,
  isCancelled: false,
  isRefundDue: true,
  hasInstallationFailed: false,
  orderedOn: "2026-11-09",
};

/** An item whose order has the same status, as in the previous shop. */
export const showItem = (status: string, change: Partial<ItemFacts> = {}) =>
  itemStatus({ ...placedItem, status, orderStatus: status, ...change });

/** The label, and the steps by their names, with + for done, * for the present one and - for later ones. */
export function summaryOf(result: ItemStatus): [label: string, steps: string] {
  if (result.kind === "notMapped") return ["notMapped", ""];
  const marks = { DONE: "+", DEFAULT: "*", INACTIVE: "-" } as const;
  const steps = result.steps.map(({ name, state }) => marks[state] + name).join(" ");
  return [result.label.replace("status.", ""), steps];
}
