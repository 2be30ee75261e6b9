import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { settingsContext, requestedShopContext, storefrontStatusContext } from "./request-context.ts";
import { readStorefrontStatus } from "./storefront-status.ts";

it.each([
  [false, "protected", ["VCS"]],
  [true, "maintenance", []],
])(
  "forced maintenance (%s) gives the status %s, and reads the status of %j",
  async (isMaintenanceForced, status, sitesRead) => {
    const calls: string[] = [];
    const context = new RouterContextProvider();
    context.set(settingsContext, { isMaintenanceForced } as never);
    context.set(requestedShopContext, { shop: { site: { id: "VCS" } } } as never);
    context.set(storefrontStatusContext, async (siteId) => (calls.push(siteId), "protected"));
    expect([await readStorefrontStatus(context), calls]).toEqual([status, sitesRead]);
  },
);
