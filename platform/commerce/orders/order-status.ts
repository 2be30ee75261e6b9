import type { OrderStatus, StatusCommand } from "../../../contracts/commerce/orders.ts";

/** The allowed next statuses. A new order has been paid for, so it can no longer fail. */
const successors: Record<OrderStatus, readonly StatusCommand[]> = {
  created: ["new", "failed", "failed_with_reopen"],
  new: ["open", "completed", "cancelled"],
  open: ["completed", "cancelled"],
  completed: ["cancelled"],
  cancelled: [],
  failed: [],
};

export const isAllowedTransition = (from: OrderStatus, to: StatusCommand) => successors[from].includes(to);

/** The status of an order after a command. */
export const statusAfter = (command: StatusCommand): OrderStatus =>
  command === "failed_with_reopen" ? "failed" : command;
