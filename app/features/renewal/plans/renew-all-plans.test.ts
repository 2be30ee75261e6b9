import { expect, it } from "vitest";
import { renewAllPlans } from "./renew-all-plans.ts";

const option = (planId: string, duration: number) => ({
  planId,
  term: { duration, period: "year" as const },
  price: { amount: 100, currency: "GBP" },
});
const services = [
  { productId: "NAV", options: [option("NAV-1", 1), option("NAV-2", 2)] },
  { productId: "LIVE", options: [option("LIVE-1", 1), option("LIVE-2", 2)] },
  { productId: "SOLD-OUT", options: [] },
];

it.each([
  { chosen: {}, inBasket: [], expected: ["NAV-1", "LIVE-1"] },
  { chosen: { NAV: "NAV-2" }, inBasket: [], expected: ["NAV-2", "LIVE-1"] },
  { chosen: { NAV: "LIVE-2", LIVE: "LIVE-2" }, inBasket: [], expected: ["NAV-1", "LIVE-2"] },
  { chosen: { NAV: "unknown plan" }, inBasket: [], expected: ["NAV-1", "LIVE-1"] },
  { chosen: { NAV: "NAV-2" }, inBasket: ["NAV"], expected: ["LIVE-1"] },
  { chosen: {}, inBasket: ["NAV", "LIVE"], expected: [] },
])("with $chosen chosen and $inBasket in the basket, Renew All adds $expected", ({ chosen, inBasket, expected }) => {
  const items = inBasket.map((productId) => ({ productId }));
  expect(renewAllPlans(services, new Map(Object.entries(chosen)), items)).toEqual(expected);
});
