import { expect, it } from "vitest";
import { readClaimedValues } from "./read-claimed-values.ts";

it.each([
  ["", {}],
  ["locale=de-DE", {}],
  ["totalPrice=99&currency=EUR", { amount: 9900, currency: "EUR" }],
  ["totalPrice=99.9&currency=EUR", { amount: 9990, currency: "EUR" }],
  ["totalPrice=0.01", { amount: 1 }],
  ["reference=0001&shopperReference=x&shopperIP=::1", { reference: "0001", shopperReference: "x", shopperIP: "::1" }],
  ["countryCode=DE&shopperEmail=a@b.c&shopperInteraction=Ecommerce", { countryCode: "DE", shopperEmail: "a@b.c" }],
])("the query %j states %o", (query, claimed) => {
  expect(readClaimedValues(new URLSearchParams(query))).toEqual(claimed);
});

it.each([
  "totalPrice=-1",
  "totalPrice=1e3",
  "totalPrice=0.001",
  "totalPrice=",
  "totalPrice=12345678901",
  "shopperInteraction=ContAuth",
  `reference=${"9".repeat(201)}`,
])("the query %j is refused", (query) => {
  expect(readClaimedValues(new URLSearchParams(query))).toBeUndefined();
});
