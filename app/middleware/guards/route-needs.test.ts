import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../../routes.ts";
import { ROUTE_NEEDS } from "./route-needs.ts";

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = index ? parent || "/" : `${parent}/${path ?? ""}`.replace(/\/$/, "");
    return children ? pathsOf(children, own) : [own];
  });
}

const paths = pathsOf(routes);

const select = (column: "needsVehicle" | "needsSignIn" | "checksOwner" | "isDevelopmentOnly") =>
  Object.keys(ROUTE_NEEDS).filter((path) => ROUTE_NEEDS[path]?.[column]);

describe("ROUTE_NEEDS", () => {
  it("have an entry for every path of the shop, and no other", () => {
    expect(Object.keys(ROUTE_NEEDS).sort()).toEqual([...new Set(paths)].sort());
  });

  it("require a vehicle where a service is renewed or bought", () => {
    expect(select("needsVehicle").sort()).toEqual([
      "/checkout",
      "/renew-all",
      "/service/:productId",
      "/services",
      "/single-detail-page/:productId",
      "/subscriptions-redirect",
    ]);
  });

  it("show the account to registered customers only", () => {
    expect(select("needsSignIn")).toEqual(Object.keys(ROUTE_NEEDS).filter((path) => path.startsWith("/account")));
  });

  it("check the owner on no development page, including the page of driver assistance", () => {
    const tested = new Set(select("isDevelopmentOnly"));
    expect(tested).toContain("/product/:productId");
    expect(select("checksOwner").filter((path) => tested.has(path))).toEqual([]);
  });
});
