import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareCommerce } from "../../../test/commerce-fixture.ts";
import { createPriceOf } from "./price-of-variant.ts";

let commerce: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  commerce = await prepareCommerce();
});
afterAll(() => commerce.close());

const priceOf = (variantId: string, localeId: string) =>
  createPriceOf(
    { baseUrl: "http://embedded.invalid", fetch: async (request) => commerce.app.fetch(request) },
    "f_ecom_test_001",
  )({ variantId, siteId: "VCS", localeId });

it("reads the price of a plan, with or without tax as its market shows it, and what it does", async () => {
  const british = await priceOf("NAV-12M", "en-GB");
  expect(british).toMatchObject({
    isTaxIncluded: true,
    price: expect.any(Number) as number,
    functions: "Short NAV-12M",
  });
  expect(await priceOf("NAV-12M", "en-US")).toMatchObject({ isTaxIncluded: false });
  expect((british?.term ?? 0) * (british?.termType === "year" ? 12 : 1)).toBe(12);
});

it.each(["NOT-SOLD", "ASSIST-ONCE"])("knows no price to renew %s with", async (variantId) => {
  expect(await priceOf(variantId, "en-GB")).toBeUndefined();
});

it("fails when commerce does not answer", async () => {
  const away = createPriceOf(
    { baseUrl: "http://embedded.invalid", fetch: () => Promise.reject(new TypeError("away")) },
    "x",
  );
  await expect(away({ variantId: "NAV-12M", siteId: "VCS", localeId: "en-GB" })).rejects.toMatchObject({
    kind: "unavailable",
  });
});
