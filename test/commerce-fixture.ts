import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import type { CallOptions, Client, Connection } from "../contracts/client.ts";
import {
  addItems,
  addPaymentInstrument,
  createBasket,
  setBillingAddress,
  setCustomer,
  setShippingMethod,
} from "../contracts/commerce/baskets.ts";
import { createOcapiClient } from "../contracts/commerce/ocapi.ts";
import { createOrder, type OrderDocument } from "../contracts/commerce/orders.ts";
import { createScapiClient } from "../contracts/commerce/scapi.ts";
import type { CurrencyCode } from "../contracts/commerce/text.ts";
import type { Database } from "../database/database.ts";
import { createAccessTokens, type Shopper } from "../platform/commerce/access-token.ts";
import { products } from "../platform/commerce/catalogue/catalogue-tables.ts";
import { fillCatalogue } from "../platform/commerce/catalogue/fill-catalogue.ts";
import { createCommerce } from "../platform/commerce/commerce.ts";
import { testCatalogue } from "./commerce-catalogue.ts";
import { openTestDatabase } from "./test-database.ts";

export const commerceNow = () => new Date("2026-11-15T12:00:00Z");
export const commerceTokens = createAccessTokens({ secret: new Uint8Array(32).fill(7), now: commerceNow });

/** No id token is valid. */
export const commercePeople = {
  secret: new Uint8Array(32).fill(9),
  settings: {
    organizationId: "f_ecom_shop_001",
    publicClientIds: ["c"],
    trustedClient: { id: "shop", secret: "s".repeat(32) },
    redirectUris: ["http://localhost:3000/callback"],
  },
  verifyIdentity: async () => undefined,
};

/** The requests to order management, and its next answer. */
export type OrderManagementStub = { asked: { path: string; body: unknown }[]; status: number; isDown: boolean };

/** Commerce with a small catalogue, and an order management that only records requests. */
export async function prepareCommerce() {
  const database: Database = await openTestDatabase();
  await database.transaction((tx) => fillCatalogue(tx, testCatalogue));
  const stub: OrderManagementStub = { asked: [], status: 200, isDown: false };
  const app = new Hono();
  app.post("*", async (context) => {
    stub.asked.push({ path: context.req.path, body: await context.req.json() });
    return Response.json({ id: "801", orderNumber: "1" }, { status: stub.status });
  });
  const orderManagement: Connection = {
    baseUrl: "http://orders.invalid",
    async fetch(request) {
      if (stub.isDown) throw new TypeError("down");
      return app.fetch(request);
    },
  };
  return {
    app: createCommerce({
      database,
      now: commerceNow,
      tokens: commerceTokens,
      orderManagement,
      people: commercePeople,
    }),
    database,
    stub,
    /** The requests to order management since the last call of this function. */
    takeAsked: () => stub.asked.splice(0),
    answerOrders: (next: Partial<Pick<OrderManagementStub, "status" | "isDown">>) => void Object.assign(stub, next),
    orderManagement,
    /** Sets whether a product is for sale. */
    offer: async (productId: string, isOffered: boolean) => {
      await database.queries.update(products).set({ isOffered }).where(eq(products.id, productId));
    },
    close: () => database.close(),
  };
}

export const newShopper = (overrides: Partial<Shopper> = {}): Shopper => ({
  siteId: "VCS",
  customerId: `c${randomUUID().replaceAll("-", "")}`,
  usid: randomUUID(),
  isRegistered: false,
  ...overrides,
});

/** Both clients of commerce, with the token of one shopper. */
export function shopAs(connection: Connection, shopper: Shopper): { ocapi: Client; scapi: Client } {
  const authorize = (client: Client): Client => {
    return async (endpoint, input, options: CallOptions = {}) => {
      const authorization = `Bearer ${await commerceTokens.sign(shopper)}`;
      return client(endpoint, input, { ...options, headers: { authorization, ...options.headers } });
    };
  };
  return { ocapi: authorize(createOcapiClient(connection)), scapi: authorize(createScapiClient(connection)) };
}

export const britishAddress = {
  first_name: "Ada",
  last_name: "Byron",
  address1: "1 High Street",
  city: "Coventry",
  postal_code: "CV3 4LF",
  country_code: "GB" as const,
};

export async function fillBasket(
  call: Client,
  about: { siteId?: string; currency?: CurrencyCode; locale?: string; products: string[] },
): Promise<string> {
  const { siteId = "VCS", currency = "GBP", locale } = about;
  const query = { locale };
  const { basket_id: basketId } = await call(createBasket, { params: { siteId }, query, body: { currency } });
  const items = about.products.map((product_id) => ({ product_id, quantity: 1 }));
  await call(addItems, { params: { siteId, basketId }, query, body: items });
  return basketId;
}

/** Fills in everything a basket needs before it can be ordered. */
export async function completeBasket(call: Client, basketId: string, address: object = britishAddress): Promise<void> {
  const params = { siteId: "VCS", basketId };
  await call(setCustomer, { params, body: { email: "ada@example.com" } });
  await call(setBillingAddress, {
    params,
    query: { use_as_shipping: "true" },
    body: { ...britishAddress, ...address },
  });
  await call(setShippingMethod, { params: { ...params, shipmentId: "me" }, body: { id: "over-the-air" } });
  await call(addPaymentInstrument, {
    params,
    body: { payment_method_id: "CREDIT_CARD", payment_card: { card_type: "Visa", number_last_digits: "1111" } },
  });
}

export async function order(call: Client, products: string[]): Promise<OrderDocument> {
  const basketId = await fillBasket(call, { products });
  await completeBasket(call, basketId);
  return call(createOrder, { params: { siteId: "VCS" }, body: { basket_id: basketId } });
}
