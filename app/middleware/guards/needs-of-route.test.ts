import { describe, expect, it } from "vitest";
import { needsOfPath, needsOfPattern } from "./needs-of-route.ts";
import { ROUTE_NEEDS } from "./route-needs.ts";

describe("needsOfPattern", () => {
  it.each([
    ["/", "/"],
    ["home", "/home"],
    ["account/my-orders/:orderId/:orderReference", "/account/my-orders/:orderId/:orderReference"],
    ["/account", "/account"],
    [":splashName", "/:splashName"],
    ["*", "/*"],
  ])("finds the needs of the pattern %s", (pattern, path) => {
    expect(needsOfPattern(pattern)).toBe(ROUTE_NEEDS[path]);
    expect(needsOfPattern(pattern)).toBeDefined();
  });
});

describe("needsOfPath", () => {
  it.each([
    ["/", "/"],
    ["/checkout", "/checkout"],
    ["/checkout/", "/checkout"],
    ["/service/CONNAV", "/service/:productId"],
    ["/services", "/services"],
    ["/callback/forgerock", "/callback/forgerock"],
    ["/callback/google", "/callback/:hint"],
    ["/welcome", "/:splashName"],
  ])("finds the needs of %s", (pathname, path) => {
    expect(needsOfPath(pathname)).toBe(ROUTE_NEEDS[path]);
  });

  it.each(["/a/b", "/identity/authorize", "/service/1/2"])("finds no needs for %s", (pathname) => {
    expect(needsOfPath(pathname)).toBeUndefined();
  });
});
