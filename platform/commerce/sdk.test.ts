import { ShopperBaskets, ShopperProducts, ShopperPromotions } from "commerce-sdk-isomorphic";
import { afterAll, beforeAll, expect, it } from "vitest";
import { commerceTokens, fillBasket, newShopper, prepareCommerce, shopAs } from "../../test/commerce-fixture.ts";

let fixture: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  fixture = await prepareCommerce();
});
afterAll(() => fixture.close());

/** The platform's own client library, with the embedded service in the place of the network. */
const settings = (token = "") => ({
  proxy: "http://embedded.invalid",
  parameters: { clientId: "c", organizationId: "f_ecom_shop_001", shortCode: "s", siteId: "VCS" },
  headers: { authorization: `Bearer ${token}` },
  throwOnBadResponse: true,
  fetch: async (url: string | URL | Request, init?: RequestInit) => fixture.app.fetch(new Request(url, init)),
});

it("gives the official client its products, categories and promotions", async () => {
  const products = new ShopperProducts(settings());
  const list = await products.getProducts({
    parameters: { ids: ["NAV", "LIVE"], allImages: true, locale: "de-DE", currency: "EUR" },
  });
  expect(list.data.map(({ id }) => id)).toEqual(["NAV", "LIVE"]);
  const one = await products.getProduct({ parameters: { id: "NAV", allImages: true } });
  expect(one.variants).toHaveLength(3);
  const root = await products.getCategory({ parameters: { id: "root", levels: 1 } });
  expect(root.categories).toHaveLength(1);
  const promotions = await new ShopperPromotions(settings()).getPromotions({
    parameters: { ids: ["ten-percent"] },
  });
  expect(promotions.total).toBe(1);
});

it("merges baskets for it", async () => {
  const guest = newShopper();
  const connection = {
    baseUrl: "http://embedded.invalid",
    fetch: async (request: Request) => fixture.app.fetch(request),
  };
  await fillBasket(shopAs(connection, guest).ocapi, { products: ["NAV-12M"] });
  const customer = newShopper({ usid: guest.usid, isRegistered: true });
  const baskets = new ShopperBaskets(settings(await commerceTokens.sign(customer)));
  const merged = await baskets.mergeBasket({
    parameters: { createDestinationBasket: true },
    headers: {},
  });
  expect(merged).toMatchObject({ orderTotal: 89, productItems: [{ productId: "NAV-12M" }] });
});
