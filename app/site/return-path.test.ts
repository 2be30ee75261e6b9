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

  it.each([
    ["/service/ж", "/service/%D0%B6"],
    ["/faqs?q=日本#€", "/faqs?q=%E6%97%A5%E6%9C%AC#%E2%82%AC"],
    ["/faqs?q=ｆｕｌｌ", "/faqs?q=%EF%BD%86%EF%BD%95%EF%BD%8C%EF%BD%8C"],
    ["/faqs?q=\ud800", "/faqs?q=%EF%BF%BD"],
    ["/faqs?q=two words", "/faqs?q=two%20words"],
    ["/account/../faqs", "/faqs"],
  ])("encodes %j so that it fits into a header", (value, written) => {
    expect(safeReturnPath(value, "/home")).toBe(written);
    expect(() => new Headers({ location: written })).not.toThrow();
  });

  it.each([undefined, null, 7, ["/checkout"], { toString: () => "/checkout" }])(
    "refuses %j, which is not a string",
    (value) => {
      expect(safeReturnPath(value)).toBe("/");
    },
  );
});
