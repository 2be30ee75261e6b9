import { expect, it } from "vitest";
import type { DueService } from "./load-services-page.server.ts";
import { remainingServices, renewAllTotal } from "./renew-all-total.ts";

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
