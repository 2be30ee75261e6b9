import { describe, expect, it } from "vitest";
import routes from "../../routes.ts";
import { accountPageOf } from "../../site/pages/account-menu.ts";
import { accountTrail } from "./account-crumbs.ts";

describe("the breadcrumb of an account page", () => {
  it.each([
    { path: "/account/my-overview", page: "overview", labels: [] },
    { path: "/account/my-subscriptions", page: "services", labels: ["menu.services"] },
    {
      path: "/account/my-subscriptions/02i000000000000001",
      page: "services",
      labels: ["menu.services", "subscriptions.manage"],
    },
    { path: "/account/my-services", page: "services", labels: ["menu.services", "serviceList.title"] },
    { path: "/account/my-orders", page: "orders", labels: ["breadcrumb.orders"] },
    {
      path: "/account/my-orders/801000000000000001/VCS-1",
      page: "orders",
      labels: ["breadcrumb.orders", "breadcrumb.viewOrder"],
    },
    { path: "/account/my-payment-method", page: "payment", labels: ["breadcrumb.payment"] },
    {
      path: "/account/my-payment-method/edit-billing-address",
      page: "payment",
      labels: ["breadcrumb.payment", "payment.editAddressTitle"],
    },
    {
      path: "/account/my-payment-method/edit-payment-method",
      page: "payment",
      labels: ["breadcrumb.payment", "payment.editTitle"],
    },
    {
      path: "/account/my-payment-method/add-payment-method",
      page: "payment",
      labels: ["breadcrumb.payment", "payment.add"],
    },
    { path: "/account/need-help", page: "help", labels: ["menu.help"] },
  ])("$path", ({ path, page, labels }) => {
    const trail = accountTrail(path);
    expect(accountPageOf(path)).toBe(page);
    expect(trail?.map(({ label }) => label)).toEqual(labels);
    // Only pages above the open one are links.
    expect(trail?.slice(0, -1).every((crumb) => crumb.path !== undefined)).toBe(true);
    expect(trail?.at(-1)?.path).toBeUndefined();
  });

  it("exists for every page of the account", () => {
    const account = routes.find(({ path }) => path === "account");
    const paths = (account?.children ?? []).flatMap(({ path }) => path ?? []);
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.filter((path) => !accountTrail(`/account/${path}`))).toEqual([]);
  });

  it.each(["/account", "/account/other", "/services"])("does not exist for %s", (path) => {
    expect(accountTrail(path)).toBeUndefined();
  });
});
