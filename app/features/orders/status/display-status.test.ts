import { expect, it } from "vitest";
import { fulfilmentStatuses, recordStatuses } from "../../../../contracts/order-management/statuses.ts";
import { isShownAsCancelled } from "./display-status.ts";

const cancelled = {
  "this shop": ["Payment Failed"],
  "the previous shop": ["Payment Failed", "Canceled", "Cancelled", "Order Cancelled", "Payment Error"],
};

it.each(["this shop", "the previous shop"] as const)(
  "an order of %s is marked as cancelled in few statuses",
  (shop) => {
    const isPreviousShop = shop === "the previous shop";
    const statuses = [...recordStatuses, ...fulfilmentStatuses, "Beamed Up"];
    const marked = statuses.filter((status) => isShownAsCancelled({ isPreviousShop, status }));
    expect(marked.sort()).toEqual(cancelled[shop].toSorted());
  },
);
