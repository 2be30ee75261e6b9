import type { OrderStatus, StatusCommand } from "../../../contracts/commerce/orders.ts";

/** What an order may become. Once it is new it has been paid for: it never fails and is never created again. */
const successors: Record<OrderStatus, readonly StatusCommand[]> = {
  created: ["new", "failed", "failed_with_reopen"],
  new: ["open", "completed", "cancelled"],
  open: ["completed", "cancelled"],
  completed: ["cancelled"],
  cancelled: [],
  failed: [],
};

export const canBecome = (from: OrderStatus, to: StatusCommand) => successors[from].includes(to);

/** How an order reads after a command. */
export const statusAfter = (command: StatusCommand): OrderStatus =>
  command === "failed_with_reopen" ? "failed" : command;
