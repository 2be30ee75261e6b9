import { expect, it } from "vitest";
import { SITE_CONFIG } from "../../../site/site-config.ts";
import { nextPage } from "./next-page.ts";

it.each([
  ["/account/my-subscriptions", "/account/my-subscriptions"],
  ["/account/my-subscriptions?manage=02i1#top", "/account/my-subscriptions?manage=02i1#top"],
  ["/de-DE/account/my-subscriptions", "/account/my-subscriptions"],
  ["/jaguar/de-DE/account/my-orders?page=2", "/account/my-orders?page=2"],
  [null, undefined],
  ["", undefined],
  ["account/my-orders", undefined],
  ["//evil.example/a", undefined],
  ["https://evil.example/a", undefined],
  ["/\\evil.example", undefined],
  ["/%5Cevil.example", undefined],
  ["javascript:alert(1)", undefined],
])("%j leads to %j", (value, page) => {
  expect(nextPage(value, SITE_CONFIG)).toBe(page);
});
