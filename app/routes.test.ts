import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "./routes.ts";

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = index ? parent || "/" : `${parent}/${path}`;
    return children ? pathsOf(children, own) : [own];
  });
}

const paths = pathsOf(routes);

/** The specified paths, which visitors and other systems use. */
const specified = [
  "/",
  "/home",
  "/account",
  "/account/my-overview",
  "/account/my-subscriptions",
  "/account/my-services",
  "/account/my-orders",
  "/account/my-orders/:orderId/:orderReference",
  "/account/my-payment-method",
  "/account/my-payment-method/edit-billing-address",
  "/account/my-payment-method/edit-payment-method",
  "/account/my-payment-method/add-payment-method",
  "/account/need-help",
  "/checkout",
  "/confirmation/:orderNo",
  "/callback",
  "/callback/:hint",
  "/callback/forgerock",
  "/callback/forgerock-vcsj",
  "/service/:productId",
  "/single-detail-page/:productId",
  "/faqs",
  "/terms-conditions",
  "/generic-error",
  "/internal-server-error",
  "/page-not-found",
  "/maintenance",
  "/renew-all",
  "/services",
  "/subscriptions-redirect",
  "/loading",
  "/payment-confirmation",
  "/restricted-access",
  "/vin-error",
  "/invalid-market-vin",
  "/invalid-brand-vin",
  "/view-order",
  "/guest/order/:orderNo",
  "/request-refund/:orderNo",
  "/product/:productId",
  "/test",
  "/test-errors",
  "/test-override",
  "/test-multisite-components",
  "/uikit",
  "/cookie-preferences",
  "/withdraw",
  "/cancel-subscription",
  "/loqate",
  "/:splashName",
  "/*",
];

describe("routes", () => {
  it.each(specified)("include %s", (path) => {
    expect(paths).toContain(path);
  });
});
