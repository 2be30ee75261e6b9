import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { settingsContext, requestedShopContext } from "../request/request-context.ts";
import { maintenance } from "./maintenance.ts";

const page = new Response("page");

/** The status of a page while the shop is in maintenance: 200 where it is shown, 503 where not. */
async function statusOf(pathname: string): Promise<number> {
  const context = new RouterContextProvider();
  context.set(settingsContext, { isMaintenanceForced: true } as never);
  context.set(requestedShopContext, { shop: { site: { id: "VCS" } }, pathname } as never);
  const args = { context, request: new Request(`http://shop.test${pathname}`), params: {} };
  try {
    await maintenance(args as never, async () => page);
    return page.status;
  } catch (thrown) {
    return (thrown as { init: ResponseInit }).init.status ?? 0;
  }
}

it.each([
  "/",
  "/vin-error",
  "/services",
  "/service/CONNAV",
  "/checkout",
  "/account/my-orders",
  "/maintenance",
  "/confirmations",
  "/nothing/confirmation",
  "/withdrawals",
  "/nothing/withdraw",
  "/renewal/renew/token",
])("a shop in maintenance does not show %s", async (path) => {
  expect(await statusOf(path)).toBe(503);
});

it.each([
  "/service-get-maintenance-status",
  "/service-call-adyen-payments",
  "/service-call-stripe",
  "/service-get-payment-status",
  "/callback/forgerock",
  "/payment-confirmation",
  "/confirmation/VCS-1",
  "/withdraw",
  "/cancel-subscription",
  "/renewal/stop/token",
  "/calendar/token",
  "/robots.txt",
])("a shop in maintenance still answers %s", async (path) => {
  expect(await statusOf(path)).toBe(200);
});
