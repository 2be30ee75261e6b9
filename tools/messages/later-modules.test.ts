import { expect, it } from "vitest";
import { laterModules } from "./later-modules.ts";

const sources = new Map([
  [
    "app/routes/account/my-orders.tsx",
    `import { readOrders } from "../../features/orders/read-orders.server.ts";
import type { Order } from "../../features/orders/order.ts";
import { shownOrders } from "../../features/orders/shown-orders.ts";
const View = later(() => import("../../features/orders/orders-view.tsx"));`,
  ],
  ["app/features/orders/read-orders.server.ts", `import { status } from "./status.ts";`],
  ["app/features/orders/order.ts", ""],
  ["app/features/orders/shown-orders.ts", `export { more } from "./more.ts";`],
  ["app/features/orders/more.ts", ""],
  ["app/features/orders/status.ts", ""],
  ["app/features/orders/orders-view.tsx", ""],
  ["app/features/renewal/service-view.tsx", ""],
]);

it("finds the modules of later features that no page imports at once", () => {
  expect([...laterModules(sources)]).toEqual([
    "app/features/orders/order.ts",
    "app/features/orders/status.ts",
    "app/features/orders/orders-view.tsx",
  ]);
});
