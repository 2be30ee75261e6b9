import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adyenCard } from "../../../test/payments/pay-with.ts";
import { countLedger, paymentContext } from "../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../test/payments/payments-fixture.ts";
import type { RequestContext } from "../../request/request-context.ts";
import * as deleteMethod from "./adyen-delete-payment-method.ts";
import * as startAdyen from "./adyen-payment-method.ts";
import * as continueAdyen from "./adyen-payments-details.ts";
import * as payByAdyen from "./adyen-payments.ts";
import * as savedMethods from "./adyen-saved-payment-methods.ts";
import * as paymentStatus from "./payment-status.ts";
import * as stripeCustomer from "./stripe-customer.ts";
import * as stripe from "./stripe.ts";

let fixture: PaymentsFixture;
/** A guest whose requests change nothing. */
let guest: Visitor;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
  guest = await fixture.visit({ country: "DE" });
});
afterAll(() => fixture.close());

type Args = { request: Request; context: RequestContext; params: Record<string, string> };
type Handler = (args: Args) => Response | Promise<Response>;
/** The router calls the action for every method that changes something, and the loader for the others. */
type Route = { loader: Handler; action?: Handler };

const routes = {
  "adyen-payment-method": startAdyen,
  "adyen-payments": payByAdyen,
  "adyen-payments-details": continueAdyen,
  "adyen-saved-payment-methods": savedMethods,
  "adyen-delete-payment-method": deleteMethod,
  "payment-status": paymentStatus,
  stripe,
  "stripe-customer": stripeCustomer,
} as unknown as Readonly<Record<string, Route>>;

type Call = { method?: string; query?: string; body?: unknown };
type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Options = Partial<Parameters<typeof paymentContext>[0]>;

const contextOf = (options: Options = {}) =>
  paymentContext({ payments: fixture.payments, now: fixture.now, ...options });

async function send(name: string, context: RequestContext, { method = "POST", query = "", body }: Call) {
  const request = new Request(`http://localhost:3000/service-call-${name}?${query}`, {
    method,
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  });
  const route = routes[name];
  const handle = ["GET", "HEAD"].includes(method) ? route?.loader : route?.action;
  if (!handle) throw new Error(`The router answers ${method} itself.`);
  return handle({ request, context, params: {} });
}

const euros = "currency=EUR&totalPrice=99.00";
const pounds = "currency=GBP&totalPrice=89.00";

describe("the method of a call", () => {
  it.each([
    ["adyen-payment-method", "POST"],
    ["adyen-payments", "POST"],
    ["adyen-payments-details", "POST"],
    ["adyen-delete-payment-method", "DELETE, POST"],
  ])("GET is refused by %s, which accepts %s", async (name, allow) => {
    const context = await contextOf({ visitor: guest });
    const response = await send(name, context, { method: "GET", query: "paymentMethodId=x" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  });

  it.each(["PUT", "PATCH"])("%s deletes no method", async (method) => {
    const context = await contextOf({ visitor: guest });
    const response = await send("adyen-delete-payment-method", context, { method, query: "paymentMethodId=x" });
    expect(response.status).toBe(405);
  });

  it.each(["DELETE", "POST"])("%s is accepted for deleting, and answers 404 for a guest", async (method) => {
    const context = await contextOf({ visitor: guest });
    const response = await send("adyen-delete-payment-method", context, { method, query: "paymentMethodId=x" });
    expect(response.status).toBe(404);
  });

  it.each(["adyen-saved-payment-methods", "payment-status"])("%s only reads", (name) => {
    expect(routes[name]).not.toHaveProperty("action");
  });

  it("GET of the Stripe call never creates an intent", async () => {
    const context = await contextOf({ visitor: await fixture.visit({ country: "GB" }), localeId: "en-GB" });
    const query = `service=setup&basketId=b&${pounds}`;
    const before = fixture.faults.stripe.seen.length;
    expect((await send("stripe", context, { method: "GET", query })).status).toBe(400);
    expect((await send("stripe", context, { method: "GET", query: "service=pay&basketId=b" })).status).toBe(400);
    expect(fixture.faults.stripe.seen).toHaveLength(before);
  });
});

/** Valid requests, by call. */
const validCalls: [string, Call][] = [
  ["adyen-payment-method", { query: euros, body: { basketId: "b" } }],
  ["adyen-payments", { query: euros, body: { basketId: "b", paymentMethod: { type: "ideal" } } }],
  ["adyen-payments-details", { body: { orderNo: "1", details: { redirectResult: "r" } } }],
  ["adyen-saved-payment-methods", { method: "GET" }],
  ["adyen-delete-payment-method", { method: "DELETE", query: "paymentMethodId=x" }],
  ["payment-status", { method: "GET", query: "orderNo=1" }],
  ["stripe", { query: pounds, body: { service: "setup", basketId: "b" } }],
  ["stripe", { query: pounds, body: { service: "pay", basketId: "b", token: "pm_1" } }],
  ["stripe", { body: { service: "continue", orderNo: "1" } }],
  ["stripe", { body: { service: "cancel", orderNo: "1" } }],
  ["stripe", { body: { service: "detach", token: "pm_1" } }],
  ["stripe", { body: { service: "saved" } }],
  ["stripe", { method: "GET", query: "service=saved" }],
  ["stripe-customer", { body: { service: "create" } }],
  ["stripe-customer", { method: "GET", query: "service=get" }],
];

describe("a visitor without a session", () => {
  it.each(validCalls)("is refused by %s %o, and the answer is not cached", async (name, call) => {
    const response = await send(name, await contextOf(), call);
    expect([response.status, response.headers.get("cache-control")]).toEqual([401, "private, no-store"]);
    expect(await response.json()).toEqual({ detail: "There is no session." });
  });
});

describe("a visitor with too many requests", () => {
  it.each(validCalls)("is answered 429 by %s %o", async (name, call) => {
    const paymentCallPerIp = async () => ({ isAllowed: false, retryAfterSeconds: 30 }) as const;
    const response = await send(name, await contextOf({ limits: { paymentCallPerIp } }), call);
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "30"]);
  });
});

describe("an invalid body", () => {
  const withBody = ["adyen-payment-method", "adyen-payments", "adyen-payments-details", "stripe", "stripe-customer"];
  const bodies: [string, unknown][] = [
    ["no body", undefined],
    ["an empty body", ""],
    ["a truncated document", '{"basketId":'],
    ["null", "null"],
    ["a number", "1"],
    ["a text", '"basket"'],
    ["a list", "[]"],
    ["a property name that every object has", { service: "constructor" }],
    ["a prototype", '{"__proto__":{"service":"saved"}}'],
    ["a number for a basket", { service: "setup", basketId: 1, paymentMethod: {}, details: {}, orderNo: "1" }],
    ["an overlong basket id", { service: "setup", basketId: "b".repeat(101), paymentMethod: { type: "ideal" } }],
    ["a path for an order", { service: "cancel", orderNo: "../1", details: {}, paymentMethod: {} }],
    ["an unknown field", { service: "get", basketId: "b", orderNo: "1", isAdmin: true }],
  ];
  it.each(withBody.flatMap((name) => bodies.map(([title, body]) => [name, title, body] as const)))(
    "%s refuses %s",
    async (name, _, body) => {
      const context = await contextOf({ visitor: guest });
      const response = await send(name, context, { query: euros, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ detail: expect.any(String) as string });
    },
  );
});

/** The calls that buy, which refuse the same visitors as the pages. */
const buyingCalls: [string, "DE" | "GB", (visitor: Visitor) => Promise<Call>][] = [
  ["adyen-payment-method", "DE", async ({ basketId }) => ({ query: euros, body: { basketId } })],
  [
    "adyen-payments",
    "DE",
    async ({ basketId }) => {
      const { provider: _, ...card } = await adyenCard(fixture.apps.adyen);
      return { query: euros, body: { basketId, ...card } };
    },
  ],
  ["stripe", "GB", async ({ basketId }) => ({ query: pounds, body: { service: "setup", basketId } })],
  ["stripe", "GB", async ({ basketId }) => ({ query: pounds, body: { service: "pay", basketId, token: "pm_1" } })],
];
const refusals: [string, Options, number, string][] = [
  ["another owner's vehicle", { accountId: "else" }, 403, "otherOwner"],
  ["a vehicle of the other make", { vehicle: { make: "jaguar" } }, 409, "otherMake"],
  ["a vehicle of another market", { vehicle: { country: "US" } }, 409, "otherMarket"],
  ["no vehicle", { hasVehicle: false }, 409, "noVehicle"],
];

describe("a visitor who may not buy", () => {
  it.each(buyingCalls.flatMap((call) => refusals.map((refusal) => [...call, ...refusal] as const)))(
    "%s in %s refuses $3",
    async (name, country, callOf, _, options, status, reason) => {
      const visitor = await fixture.visit({ country });
      const before = await countLedger(fixture);
      const localeId = country === "GB" ? "en-GB" : "de-DE";
      const response = await send(name, await contextOf({ visitor, localeId, ...options }), await callOf(visitor));
      expect([response.status, await response.json()]).toEqual([status, { detail: expect.any(String), reason }]);
      expect(await countLedger(fixture)).toBe(before);
    },
  );

  it.each(refusals)("with %s can still read the status of a payment, and cancel it", async (_, options) => {
    const visitor = await fixture.visit({ country: "DE" });
    const { provider: __, ...card } = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
    const body = { basketId: visitor.basketId, ...card };
    const paid = await send("adyen-payments", await contextOf({ visitor }), { query: euros, body });
    const { orderNo } = (await paid.json()) as { orderNo: string };
    const context = await contextOf({ visitor, ...options });
    const status = await send("payment-status", context, { method: "GET", query: `orderNo=${orderNo}` });
    expect(await status.json()).toMatchObject({ kind: "action", orderNo });
    const cancellation = await send("stripe", context, { body: { service: "cancel", orderNo } });
    expect(cancellation.status).toBe(200);
  });
});

describe("a payment of another customer", () => {
  it("is not found by any call that names it", async () => {
    const [victim, other] = [await fixture.visit({ country: "DE" }), await fixture.visit({ country: "DE" })];
    const { provider: _, ...card } = await adyenCard(fixture.apps.adyen, { number: "4212345678910006" });
    const body = { basketId: victim.basketId, ...card };
    const paid = await send("adyen-payments", await contextOf({ visitor: victim }), { query: euros, body });
    const { orderNo } = (await paid.json()) as { orderNo: string };
    const calls: [string, Call][] = [
      ["payment-status", { method: "GET", query: `orderNo=${orderNo}` }],
      ["payment-status", { method: "GET", query: `basketId=${victim.basketId}` }],
      ["adyen-payments-details", { body: { orderNo, details: { threeDSResult: "forged" } } }],
      ["stripe", { body: { service: "continue", orderNo } }],
      ["stripe", { body: { service: "cancel", orderNo } }],
      ["stripe", { method: "GET", query: `service=order&orderNo=${orderNo}` }],
    ];
    const context = await contextOf({ visitor: other });
    const statuses = await Promise.all(calls.map(async ([name, call]) => (await send(name, context, call)).status));
    expect(statuses).toEqual(calls.map(() => 404));
  });
});
