import { sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as baskets from "../../contracts/commerce/baskets.ts";
import * as content from "../../contracts/commerce/content.ts";
import { callController } from "../../contracts/commerce/controllers.ts";
import * as customerBaskets from "../../contracts/commerce/customer-baskets.ts";
import { ocapiFault } from "../../contracts/commerce/ocapi.ts";
import { orderFields } from "../../contracts/commerce/order-fields.ts";
import * as orders from "../../contracts/commerce/orders.ts";
import * as products from "../../contracts/commerce/products.ts";
import { scapiProblem } from "../../contracts/commerce/scapi.ts";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { readRows } from "../../database/open-database.ts";
import {
  commerceNow,
  commerceTokens,
  completeBasket,
  fillBasket,
  newShopper,
  order,
  prepareCommerce,
  shopAs,
} from "../../test/commerce-ground.ts";
import { createAccessTokens } from "./access-token.ts";

const requests = 2_400;

let ground: Awaited<ReturnType<typeof prepareCommerce>>;
let tokens: string[] = [];
/** Ids that mean something, so that a request gets past the first check now and then. */
let known: string[] = [];

beforeAll(async () => {
  ground = await prepareCommerce();
  const owner = newShopper();
  const connection = {
    baseUrl: "http://embedded.invalid",
    fetch: async (request: Request) => ground.app.fetch(request),
  };
  const call = shopAs(connection, owner).ocapi;
  const placed = await order(call, ["NAV-12M"]);
  const basketId = await fillBasket(call, { products: ["NAV-12M", "LIVE-12M"] });
  await completeBasket(call, basketId);
  const other = newShopper({ isRegistered: true });
  const otherBasket = await fillBasket(shopAs(connection, other).ocapi, { products: ["ASSIST-ONCE"] });
  known = [basketId, otherBasket, placed.order_no, owner.customerId, "NAV-12M", "NAV", "root", "over-the-air", "me"];
  const forger = createAccessTokens({ secret: new Uint8Array(32).fill(9), now: commerceNow });
  const late = createAccessTokens({ secret: new Uint8Array(32).fill(7), now: () => new Date("2020-01-01T00:00:00Z") });
  const good = [await commerceTokens.sign(owner), await commerceTokens.sign(other)];
  const bad = [await forger.sign(owner), await late.sign(owner), `${good[0]}x`, "", "a.b.c", "null"];
  tokens = [...good, ...good, ...good, ...bad];
});
afterAll(() => ground.close());

const endpoints = [baskets, content, customerBaskets, orders, products, { callController }]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(
    (value): value is Endpoint => typeof value === "object" && value !== null && "path" in value && "method" in value,
  );

const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "\u202e",
    "'; drop table commerce.baskets; --",
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "toString",
    "%00",
    "%",
    "undefined",
    "NaN",
    "-1",
    "1e9",
    "4111111111111111",
    "x".repeat(3000),
  ),
);
const hostileNumber = fc.constantFrom(0, -1, -0, 1, 1.5, 1e9, 1e308, 2 ** 53, -(2 ** 31), 0.1 + 0.2);
const knownText = fc.nat().map((index) => known[index % known.length] ?? "");
const value = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 3, arbitrary: knownText },
  hostileNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom<unknown>(
    [],
    {},
    [[]],
    [null],
    { a: { b: { c: [] } } },
    "GBP",
    "USD",
    "new",
    "failed",
    "TEN",
    "CREDIT_CARD",
  ),
);

/** Names the wire knows, and some it should not. */
const fieldNames = [
  "product_id",
  "quantity",
  "price",
  "currency",
  "basket_id",
  "id",
  "email",
  "code",
  "status",
  "_resource_state",
  "payment_method_id",
  "amount",
  "payment_card",
  "first_name",
  "last_name",
  "address1",
  "city",
  "postal_code",
  "country_code",
  "state_code",
  "order_total",
  "customer_id",
  "__proto__",
  "c_evil",
  ...Object.keys(orderFields),
];
const fields = fc.dictionary(fc.constantFrom(...fieldNames), value, { maxKeys: 6 });
const goodAddress = fc.record(
  {
    first_name: hostileText,
    last_name: fc.constant("B"),
    address1: hostileText,
    city: fc.constant("C"),
    postal_code: fc.constant("CV3 4LF"),
    country_code: fc.constantFrom("GB", "US", "DE", "XX"),
    state_code: fc.option(fc.constantFrom("NY", "ON", "zz")),
  },
  { requiredKeys: ["first_name", "last_name", "address1", "city", "postal_code", "country_code"] },
);
const body = fc.oneof(
  fields,
  goodAddress,
  fc.array(fields, { maxLength: 3 }),
  value,
  fc.jsonValue(),
  fc.constant(undefined),
);
const rawBody = fc.oneof(
  { weight: 8, arbitrary: body.map((json) => (json === undefined ? undefined : JSON.stringify(json))) },
  fc.constantFrom("{", "[", '{"a":', "\0", "null", "[".repeat(2000), `"${"x".repeat(70_000)}"`),
);
const queryNames = ["siteId", "locale", "currency", "ids", "use_as_shipping", "use_as_billing", "levels", "step"];
const query = fc.array(fc.tuple(fc.constantFrom(...queryNames, "createDestinationBasket", "x"), hostileText), {
  maxLength: 4,
});

const request = fc.record({
  endpoint: fc.constantFrom(...endpoints),
  segments: fc.array(fc.oneof(knownText, knownText, hostileText), { minLength: 4, maxLength: 4 }),
  isSite: fc.boolean(),
  token: fc.nat(),
  query,
  rawBody,
});

function build(input: { endpoint: Endpoint; segments: string[]; isSite: boolean; query: [string, string][] }) {
  const rest = [...input.segments];
  const fixed: Record<string, string> = { siteId: "VCS", site: "Sites-VCS-Site", organizationId: "o", locale: "en-GB" };
  const path = input.endpoint.path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const text = (input.isSite ? fixed[name] : undefined) ?? rest.pop() ?? "";
    return encodeURIComponent(text.toWellFormed()) || "x";
  });
  const search = new URLSearchParams(input.query);
  if (input.isSite) search.set("siteId", "VCS");
  return `http://embedded.invalid${path}?${search.toString()}`;
}

/** How many rows each table of the platform has. */
const countRows = async () => {
  const [counts] = await readRows<Record<string, number>>(
    ground.database.queries,
    sql`select (select count(*)::int from commerce.baskets) as baskets,
      (select count(*)::int from commerce.basket_items) as items,
      (select count(*)::int from commerce.basket_coupons) as coupons,
      (select count(*)::int from commerce.basket_instruments) as instruments,
      (select count(*)::int from commerce.orders) as orders,
      (select count(*)::int from commerce.coupon_redemptions) as redemptions,
      (select count(*)::int from commerce.products) as products,
      (select count(*)::int from jobs) as jobs`,
  );
  return counts;
};

const isOcapi = (path: string) => path.startsWith("/s/") || path.startsWith("/on/");

it(`holds its wire against ${requests} hostile requests`, { timeout: 120_000 }, async () => {
  const seen: Record<number, number> = {};
  let before = await countRows();
  await fc.assert(
    fc.asyncProperty(request, async (input) => {
      const url = build(input);
      const isRead = input.endpoint.method === "GET";
      const response = await ground.app.fetch(
        new Request(url, {
          method: input.endpoint.method,
          headers: {
            authorization: `Bearer ${tokens[input.token % tokens.length]}`,
            "content-type": "application/json",
          },
          ...(!isRead && input.rawBody !== undefined && { body: input.rawBody }),
        }),
      );
      seen[response.status] = (seen[response.status] ?? 0) + 1;
      const text = await response.text();
      expect(response.status, `${input.endpoint.method} ${url} ${text}`).toBeLessThan(500);
      const after = isRead ? before : await countRows();
      const isRefused = response.status >= 400;
      const fault = isOcapi(input.endpoint.path) ? ocapiFault : scapiProblem;
      const hasFaultShape = !isRefused || fault.safeParse(JSON.parse(text)).success;
      expect(hasFaultShape, `${url} answered ${text}`).toBe(true);
      expect(isRefused ? after : before, `${url} was refused but changed something`).toEqual(before);
      before = after;
    }),
    { numRuns: requests, seed: 20_261_115 },
  );
  // All kinds of ending were met, so the requests were neither all nonsense nor all harmless.
  expect(Object.keys(seen).map(Number)).toEqual(expect.arrayContaining([200, 400, 401, 404, 413]));
});
