import { expect, it } from "vitest";
import { textAreas } from "./text-areas.ts";

const sources = new Map([
  [
    "app/routes/account/my-orders.tsx",
    `import { readOrders } from "../../features/orders/read-orders.server.ts";
import type { Order } from "../../features/orders/order.ts";
import { shownOrders } from "../../features/orders/shown-orders.ts";
const View = later(() => import("../../features/orders/orders-view.tsx"));`,
  ],
  [
    "app/routes/checkout/checkout.tsx",
    `import { Steps } from "../../features/checkout/steps.tsx";
import { Total } from "../../features/basket/total.tsx";`,
  ],
  ["app/routes/services.tsx", `import { Total } from "../features/basket/total.tsx";`],
  ["app/features/orders/read-orders.server.ts", `import { status } from "./status.ts";`],
  ["app/features/orders/order.ts", ""],
  ["app/features/orders/shown-orders.ts", `export { more } from "./more.ts";`],
  ["app/features/orders/more.ts", ""],
  ["app/features/orders/status.ts", ""],
  ["app/features/orders/orders-view.tsx", ""],
  ["app/features/renewal/service-view.tsx", ""],
  ["app/features/consent/banner.tsx", ""],
  ["app/features/basket/total.tsx", ""],
  ["app/features/checkout/steps.tsx", `import { place } from "./place.server.ts";`],
  ["app/features/checkout/place.server.ts", ""],
]);

it("finds the modules whose texts come after the first, by what the pages import at once", () => {
  expect(Object.fromEntries(textAreas(sources))).toEqual({
    "app/features/orders/order.ts": "account",
    "app/features/orders/status.ts": "account",
    "app/features/orders/orders-view.tsx": "account",
    "app/features/renewal/service-view.tsx": "shop",
    "app/features/checkout/steps.tsx": "checkout",
  });
});
