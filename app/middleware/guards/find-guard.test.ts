import { describe, expect, it } from "vitest";
import { findGuard, guardOf } from "./find-guard.ts";
import { ROUTE_GUARDS } from "./route-guards.ts";

describe("guardOf", () => {
  it.each([
    ["/", "/"],
    ["home", "/home"],
    ["account/my-orders/:orderId/:orderReference", "/account/my-orders/:orderId/:orderReference"],
    ["/account", "/account"],
    [":splashName", "/:splashName"],
    ["*", "/*"],
  ])("finds the guard of the pattern %s", (pattern, path) => {
    expect(guardOf(pattern)).toBe(ROUTE_GUARDS[path]);
    expect(guardOf(pattern)).toBeDefined();
  });
});

describe("findGuard", () => {
  it.each([
    ["/", "/"],
    ["/checkout", "/checkout"],
    ["/checkout/", "/checkout"],
    ["/service/CONNAV", "/service/:productId"],
    ["/services", "/services"],
    ["/callback/forgerock", "/callback/forgerock"],
    ["/callback/google", "/callback/:hint"],
    ["/welcome", "/:splashName"],
  ])("finds the guard of %s", (pathname, path) => {
    expect(findGuard(pathname)).toBe(ROUTE_GUARDS[path]);
  });

  it.each(["/a/b", "/identity/authorize", "/service/1/2"])("finds no guard for %s", (pathname) => {
    expect(findGuard(pathname)).toBeUndefined();
  });
});
