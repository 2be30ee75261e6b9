import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { PENDING_PATHS } from "../test/links/pending-paths.ts";
import routes from "./routes.ts";

type Address = { path: string; id: string | undefined };

function addressesOf(entries: readonly RouteConfigEntry[], parent = ""): Address[] {
  return entries.flatMap(({ path, index, id, children }) => {
    const own = index ? parent || "/" : `${parent}/${path}`;
    return children ? addressesOf(children, own) : [{ path: own, id }];
  });
}

const addresses = addressesOf(routes);
const paths = addresses.map(({ path }) => path);
const pending = addresses.filter(({ id }) => id?.startsWith("pending:")).map(({ path }) => path);

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
  "/loqate",
  "/:splashName",
  "/*",
];

describe("routes", () => {
  it.each(specified)("include %s", (path) => {
    expect(paths).toContain(path);
  });

  it("have exactly these pending pages", () => {
    expect(pending.sort()).toEqual(PENDING_PATHS);
  });
});
