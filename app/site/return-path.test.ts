import { describe, expect, it } from "vitest";
import { HOSTILE_PATHS } from "../../test/shop/hostile-paths.ts";
import { safeReturnPath } from "./return-path.ts";

const HARMLESS = [
  "/",
  "/checkout",
  "/account/my-orders/0a1B2c3D4e5F6g7H8i/REF-1",
  "/jaguar/de-DE/service/CONNAV?fromMSR=true&a=b#plans",
  "/faqs?q=caf%C3%A9%20au%20lait",
  "/@name",
  "/a:b",
  "/confirmation/00012846?next=https%3A%2F%2Fshop.example",
];

describe("safeReturnPath", () => {
  it.each(HOSTILE_PATHS)("refuses %j", (value) => {
    expect(safeReturnPath(value, "/home")).toBe("/home");
  });

  it.each(HARMLESS)("keeps %j", (value) => {
    expect(safeReturnPath(value, "/home")).toBe(value);
  });

  it.each([undefined, null, 7, ["/checkout"], { toString: () => "/checkout" }])("refuses %j, no text", (value) => {
    expect(safeReturnPath(value)).toBe("/");
  });
});
