import { expect, it } from "vitest";
import type { DueService } from "./load-services-page.server.ts";
import { basketTotal, remainingServices, renewAllTotal } from "./renew-all-total.ts";

const service = (productId: string, inBasket?: string): DueService => ({
  productId,
  name: productId,
  image: "",
  expiresOn: "2026-12-15",
  isExpired: false,
  options: [1, 2].map((duration) => ({
    planId: `${productId}-${duration}`,
    term: { duration, period: "year" },
    price: { amount: duration * 1000, currency: "GBP" },
  })),
  inBasket,
});
const due = [service("NAV"), service("LIVE"), service("REMOTE", "REMOTE-1")];

it("the remaining services leave out those in the basket", () => {
  expect(remainingServices(due).map(({ productId }) => productId)).toEqual(["NAV", "LIVE"]);
});

it.each([
  { chosen: {}, amount: 2000 },
  { chosen: { NAV: "NAV-2" }, amount: 3000 },
  { chosen: { NAV: "NAV-2", LIVE: "LIVE-2", REMOTE: "REMOTE-2" }, amount: 4000 },
  { chosen: { NAV: "LIVE-2" }, amount: 2000 },
])("the total with $chosen chosen is $amount", ({ chosen, amount }) => {
  expect(renewAllTotal(remainingServices(due), new Map(Object.entries(chosen)))).toEqual({ amount, currency: "GBP" });
});

it("the total is undefined when no service remains", () => {
  expect(renewAllTotal([], new Map())).toBeUndefined();
});

it.each([
  ["all plans", [service("NAV", "NAV-2"), service("REMOTE", "REMOTE-1")], { amount: 3000, currency: "GBP" }],
  ["a plan that is not offered any more", [service("NAV", "NAV-3"), service("REMOTE", "REMOTE-1")], undefined],
])("the total of the basket with %s is %j", (_, inBasket, total) => {
  expect(basketTotal(inBasket)).toEqual(total);
});
