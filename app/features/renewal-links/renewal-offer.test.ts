import { expect, it } from "vitest";
import type { Product } from "../../catalogue/catalogue.ts";
import { renewalOffer } from "./renewal-offer.ts";

const money = (amount: number, currency = "GBP") => ({ amount, currency });
const term = { duration: 1, period: "year" } as const;
const productWith = (isOrderable: boolean) =>
  ({ plans: [{ planId: "CONNAV-12M", term, price: money(8900), isOrderable }] }) as unknown as Product;
const products = [productWith(true)];

it.each([
  ["nothing", undefined, undefined],
  ["the same", { total: money(8900), tax: money(1483) }, undefined],
  ["the same before tax", { total: money(10_680), tax: money(1780) }, undefined],
  ["less", { total: money(7900), tax: money(1317) }, money(7900)],
  ["more", { total: money(9900), tax: money(1650) }, money(9900)],
  ["another currency", { total: money(8900, "EUR"), tax: money(1483, "EUR") }, money(8900, "EUR")],
])("says what the letter said when it was %s: %j", (_, letterPrice, letterTotal) => {
  const link = { planId: "CONNAV-12M", ...(letterPrice && { letterPrice }) };
  expect(renewalOffer(link, products)).toEqual({ price: money(8900), term, ...(letterTotal && { letterTotal }) });
});

it.each([
  ["that is gone", "CONNAV-24M", products],
  ["that cannot be ordered", "CONNAV-12M", [productWith(false)]],
])("has no offer for a plan %s", (_, planId, offered) => {
  expect(renewalOffer({ planId }, offered)).toBeUndefined();
});
