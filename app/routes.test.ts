import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "./routes.ts";

const entries: RouteConfigEntry[] = routes;
const paths = entries.map(({ path, index }) => (index ? "/" : `/${path}`));
const pending = entries.filter(({ id }) => id?.startsWith("pending:")).map(({ path }) => `/${path}`);

/** The specified addresses, as visitors and other systems know them. */
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
  "/loqate",
  "/:splashName",
  "/*",
];

/** Addresses without a page yet. A page that is built leaves this list; nothing enters it. */
const stillPending = [
  "/accessibility",
  "/account",
  "/account/my-orders",
  "/account/my-orders/:orderId/:orderReference",
  "/account/my-overview",
  "/account/my-payment-method",
  "/account/my-payment-method/add-payment-method",
  "/account/my-payment-method/edit-billing-address",
  "/account/my-payment-method/edit-payment-method",
  "/account/my-services",
  "/account/my-subscriptions",
  "/account/need-help",
  "/callback",
  "/callback/:hint",
  "/callback/forgerock",
  "/callback/forgerock-vcsj",
  "/cancel-subscription",
  "/checkout",
  "/confirmation/:orderNo",
  "/contact-us",
  "/cookie-preferences",
  "/faqs",
  "/guest/order/:orderNo",
  "/imprint",
  "/invalid-brand-vin",
  "/invalid-market-vin",
  "/loqate",
  "/payment-confirmation",
  "/privacy",
  "/request-refund/:orderNo",
  "/restricted-access",
  "/subscriptions-redirect",
  "/terms-conditions",
  "/view-order",
  "/withdraw",
];

describe("routes", () => {
  it.each(specified)("%s exists", (path) => {
    expect(paths).toContain(path);
  });

  it("says which pages are still to come", () => {
    expect(pending.sort()).toEqual(stillPending);
  });
});
