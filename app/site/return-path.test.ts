import { describe, expect, it } from "vitest";
import { safeReturnPath } from "./return-path.ts";

const HOSTILE = [
  "",
  " ",
  "evil.example",
  "checkout",
  "?next=/",
  "#top",
  "https://evil.example",
  "HTTPS://evil.example/checkout",
  "http:evil.example",
  "https:/evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "//evil.example@shop.example",
  "//shop.example@evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\\/evil.example",
  "/\\\\evil.example",
  "/a\\..\\..\\evil",
  "/%5cevil.example",
  "/%5Cevil.example",
  "/%255cevil.example",
  "/%2fevil.example",
  "/%2Fevil.example",
  "%2f%2fevil.example",
  "/%2f%2fevil.example",
  "/%252fevil.example",
  "/%25252fevil.example",
  "/%2525252525252fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e%2e//evil.example",
  "/%2e/%2fevil.example",
  "/\tevil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "/checkout\r\nSet-Cookie: a=b",
  "/checkout%0d%0aSet-Cookie:%20a=b",
  "/checkout?x=%0d%0aLocation:%20//evil",
  "/checkout%250d%250aSet-Cookie:%20a=b",
  "/%09/evil.example",
  "/%00",
  "/\u0000/evil.example",
  "/\u00a0/evil.example",
  "/\u2028/evil.example",
  "\ufeff/checkout",
  " //evil.example",
  " /checkout",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "/javascript:%0aalert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://shop.example/1",
  "@evil.example",
  ":80",
  ".evil.example",
  "/%",
  "/%zz",
  "/%e0%a4%a",
  `/${"a".repeat(2048)}`,
];

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
  it.each(HOSTILE)("refuses %j", (value) => {
    expect(safeReturnPath(value, "/home")).toBe("/home");
  });

  it.each(HARMLESS)("keeps %j", (value) => {
    expect(safeReturnPath(value, "/home")).toBe(value);
  });

  it.each([undefined, null, 7, ["/checkout"], { toString: () => "/checkout" }])("refuses %j, no text", (value) => {
    expect(safeReturnPath(value)).toBe("/");
  });
});
