import { expect, it } from "vitest";
import { termsOfOrder } from "./terms-of-order.ts";

it.each([
  ["https://shop.example/terms-conditions?version=2026-11-01", "/terms-conditions?version=2026-11-01"],
  ["https://shop.example/de-DE/terms-conditions?version=2026-11-01", "/de-DE/terms-conditions?version=2026-11-01"],
  [
    "http://other.example/jaguar/fr-BE/terms-conditions?version=2026-11-01",
    "/jaguar/fr-BE/terms-conditions?version=2026-11-01",
  ],
  [
    "https://a.example/terms-conditions?locale=de-DE&version=2026-11-01",
    "/terms-conditions?locale=de-DE&version=2026-11-01",
  ],
])("%s leads to %s", (link, path) => {
  expect(termsOfOrder(link)).toEqual({ version: "2026-11-01", path });
});

it.each([
  null,
  "",
  "terms",
  "/terms-conditions?version=2026-11-01",
  "https://shop.example/terms-conditions",
  "https://shop.example/terms-conditions?version=",
  "https://shop.example/terms-conditions?version=2026-02-30",
  "https://shop.example/terms-conditions?version=<script>",
  "https://shop.example/privacy?version=2026-11-01",
  "https://shop.example//evil.example/terms-conditions?version=2026-11-01",
  "https://shop.example/a/b/c/terms-conditions?version=2026-11-01",
  "https://shop.example/terms-conditions?version=2026-11-01&x=%00",
  "javascript:alert(1)//terms-conditions?version=2026-11-01",
])("%s leads nowhere", (link) => {
  expect(termsOfOrder(link)).toBeUndefined();
});
