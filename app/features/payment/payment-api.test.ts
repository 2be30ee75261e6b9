import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PaymentDetails } from "../../../payments/port/payments.ts";
import { fetchPaymentStatus, createPaymentApi, type PaymentApi } from "./payment-api.ts";
import type { PaymentView } from "./payment-view.ts";

type BasketView = Extract<PaymentView, { kind: "ready" }>;

type SentRequest = { path: string; query: Record<string, string>; method: string; body: unknown };
type Reply = { status?: number; document?: unknown; text?: string };

/** The requests of the page to the shop's server, and its answers. */
let sent: SentRequest[] = [];
let reply: Reply | "no connection" | "silence" = {};

beforeEach(() => {
  sent = [];
  reply = { status: 200, document: { kind: "authorised", orderNo: "0001", method: null } };
  vi.stubGlobal("fetch", async (href: string, { method = "GET", body, signal }: RequestInit = {}) => {
    const url = new URL(href, "http://shop.test");
    const document: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    sent.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), method, body: document });
    if (reply === "no connection") throw new TypeError("fetch failed");
    if (reply === "silence") return new Promise((_, reject) => signal?.addEventListener("abort", reject));
    const { status = 200, text } = reply;
    return new Response(text ?? JSON.stringify(reply.document), { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const providers = {
  adyen: { provider: "adyen", environment: "test", clientKey: "key" },
  stripe: { provider: "stripe", publishableKey: "key" },
} as const;
type Provider = keyof typeof providers;

const viewOf = (provider: Provider, more: Partial<BasketView> = {}): BasketView => ({
  kind: "ready",
  basketId: "basket-1",
  settings: providers[provider],
  types: ["card"],
  money: { amount: 15_950, currency: "GBP" },
  country: "GB",
  locale: "en-GB",
  ...more,
});
const apiOf = (provider: Provider, more: Partial<BasketView> = {}): PaymentApi =>
  createPaymentApi(viewOf(provider, more), (path) => `/jaguar${path}`);

const stated = { currency: "GBP", totalPrice: "159.50" };
const card: PaymentDetails = { provider: "adyen", paymentMethod: { type: "scheme" }, browserInfo: { language: "en" } };
const setup: PaymentDetails = { provider: "stripe", setupIntentId: "seti_1" };
const saved: PaymentDetails = { provider: "stripe", token: "pm_1" };

const calls: [string, Provider, (api: PaymentApi) => Promise<unknown>, Partial<SentRequest>][] = [
  [
    "starting with Adyen",
    "adyen",
    (api) => api.start(),
    {
      path: "/jaguar/service-call-adyen-payment-method",
      query: { ...stated, locale: "en-GB", countryCode: "GB" },
      body: { basketId: "basket-1" },
    },
  ],
  [
    "paying by Adyen",
    "adyen",
    (api) => api.pay(card, { autoRenew: true }),
    {
      path: "/jaguar/service-call-adyen-payments",
      query: stated,
      body: {
        basketId: "basket-1",
        paymentMethod: { type: "scheme" },
        browserInfo: { language: "en" },
        autoRenew: true,
      },
    },
  ],
  [
    "continuing after Adyen's redirect",
    "adyen",
    (api) => api.proceed("0001", { redirectResult: "result" }),
    {
      path: "/jaguar/service-call-adyen-payments-details",
      query: {},
      body: { orderNo: "0001", details: { redirectResult: "result" } },
    },
  ],
  [
    "continuing after Adyen's challenge",
    "adyen",
    (api) => api.proceed("0001", { threeDSResult: "result", paymentData: "data" }),
    { query: {}, body: { orderNo: "0001", details: { threeDSResult: "result" }, paymentData: "data" } },
  ],
  [
    "starting with Stripe",
    "stripe",
    (api) => api.start(),
    { path: "/jaguar/service-call-stripe", query: stated, body: { service: "setup", basketId: "basket-1" } },
  ],
  [
    "paying by Stripe with a new method",
    "stripe",
    (api) => api.pay(setup, { autoRenew: false }),
    {
      query: stated,
      body: { service: "pay", basketId: "basket-1", setupIntentId: "seti_1", autoRenew: false },
    },
  ],
  [
    "paying by Stripe with a saved method",
    "stripe",
    (api) => api.pay(saved, { autoRenew: true }),
    { query: stated, body: { service: "pay", basketId: "basket-1", token: "pm_1", autoRenew: true } },
  ],
  [
    "continuing with Stripe",
    "stripe",
    (api) => api.proceed("0001", {}),
    { query: {}, body: { service: "continue", orderNo: "0001" } },
  ],
  [
    "cancelling with Stripe",
    "stripe",
    (api) => api.cancel("0001"),
    { query: {}, body: { service: "cancel", orderNo: "0001" } },
  ],
];

it.each(calls)("%s sends one request with the fields that the server expects", async (_, provider, call, expected) => {
  await call(apiOf(provider));
  expect(sent).toEqual([expect.objectContaining({ method: "POST", ...expected })]);
});

it("the page cannot cancel an Adyen payment, because the bank's page does", async () => {
  expect(await apiOf("adyen").cancel("0001")).toEqual({ kind: "unexpected" });
  expect(sent).toEqual([]);
});

it("a Stripe method is never sent to Adyen", async () => {
  await expect(apiOf("adyen").pay(saved, { autoRenew: false })).rejects.toThrow("not Adyen's");
  expect(sent).toEqual([]);
});

it.each([
  [0, "GBP", "0.00"],
  [1, "EUR", "0.01"],
  [10, "EUR", "0.10"],
  [9_900, "EUR", "99.00"],
  [619_000, "CZK", "6190.00"],
  [123_456_789, "USD", "1234567.89"],
])("%i minor units of %s are sent as the total %s, to both providers", async (amount, currency, totalPrice) => {
  const money = { amount, currency };
  await apiOf("stripe", { money }).pay(saved, { autoRenew: false });
  await apiOf("adyen", { money }).start();
  expect(sent.map(({ query }) => query)).toMatchObject([
    { currency, totalPrice },
    { currency, totalPrice },
  ]);
});

describe.each(["adyen", "stripe"] as const)("starting with %s", (provider) => {
  const visa = { token: "t", type: "card" };
  it.each<[string, Reply | "no connection", unknown]>([
    [
      "widget and saved methods",
      { document: { secret: "s", saved: [visa] } },
      { widget: { secret: "s" }, saved: [visa] },
    ],
    ["no saved methods", { document: { secret: "s" } }, { widget: { secret: "s" }, saved: [] }],
    [
      "a provider that is down",
      { document: { kind: "failed", error: "connection_error" } },
      { error: "connection_error" },
    ],
    ["another total", { status: 400, document: { detail: "no", reason: "amountChanged" } }, { error: "amountChanged" }],
    [
      "no total",
      { status: 400, document: { detail: "no", reason: "amountMissing" } },
      { error: "invalid_request_error" },
    ],
    ["no session", { status: 401, document: { detail: "no" } }, { error: "authentication_error" }],
    [
      "another owner",
      { status: 403, document: { detail: "no", reason: "otherOwner" } },
      { error: "authentication_error" },
    ],
    ["an unknown basket", { status: 404, document: { detail: "no" } }, { error: "payment_platform_error" }],
    ["no vehicle", { status: 409, document: { detail: "no", reason: "noVehicle" } }, { error: "connection_error" }],
    ["too many requests", { status: 429, document: { detail: "no" } }, { error: "connection_error" }],
    ["a broken server", { status: 500, document: { detail: "no" } }, { error: "connection_error" }],
    ["a page instead of a document", { status: 200, text: "<html>" }, { error: "connection_error" }],
    ["an empty answer", { status: 200, text: "" }, { error: "connection_error" }],
    ["null", { status: 200, document: null }, { error: "connection_error" }],
    ["no answer", "no connection", { error: "connection_error" }],
  ])("handles %s with $2", async (_, answer, start) => {
    reply = answer;
    expect(await apiOf(provider).start()).toEqual(start);
  });
});

/** The first request of a payment may be repeated after a definite refusal; a follow-up call leaves the outcome open. */
describe("an answer without a payment in it", () => {
  it.each<[string, Reply | "no connection", string, string]>([
    ["no connection", "no connection", "lost", "lost"],
    ["another total", { status: 400, document: { reason: "amountChanged" } }, "amountChanged", "amountChanged"],
    ["401", { status: 401, document: { detail: "no" } }, "failed", "lost"],
    ["403", { status: 403, document: { detail: "no" } }, "failed", "lost"],
    ["404", { status: 404, document: { detail: "no" } }, "failed", "failed"],
    ["409", { status: 409, document: { detail: "no" } }, "unexpected", "unexpected"],
    ["413", { status: 413, text: "too large" }, "failed", "failed"],
    ["429", { status: 429, document: { detail: "no" } }, "unexpected", "unexpected"],
    ["500", { status: 500, document: { detail: "no" } }, "failed", "lost"],
    ["502", { status: 502, text: "<html>" }, "unexpected", "lost"],
    ["503", { status: 503, document: { detail: "slow" } }, "unexpected", "lost"],
    ["a page of HTML", { status: 200, text: "<html>" }, "unexpected", "unexpected"],
  ])("such as %s makes paying $2, and makes continuing and cancelling $3", async (_, answer, pay, follow) => {
    reply = answer;
    const [adyen, stripe] = [apiOf("adyen"), apiOf("stripe")];
    expect([
      (await adyen.pay(card, { autoRenew: false })).kind,
      (await stripe.pay(saved, { autoRenew: false })).kind,
      (await adyen.proceed("0001", {})).kind,
      (await stripe.proceed("0001", {})).kind,
      (await stripe.cancel("0001")).kind,
    ]).toEqual([pay, pay, follow, follow, follow]);
  });
});

describe("the status of a payment", () => {
  it.each<[string, Reply | "no connection", unknown]>([
    ["authorised", { document: { kind: "authorised", orderNo: "1", method: null } }, { kind: "authorised" }],
    ["cancelled", { document: { kind: "cancelled", orderNo: null } }, { kind: "cancelled" }],
    ["an unknown kind", { document: { kind: "sold" } }, { kind: "unexpected" }],
    ["404", { status: 404, document: { detail: "no" } }, { kind: "requestRefused", reason: "notFound" }],
    ["401", { status: 401 }, { kind: "lost" }],
    ["500", { status: 500 }, { kind: "lost" }],
    ["503", { status: 503, text: "<html>" }, { kind: "lost" }],
    ["no connection", "no connection", { kind: "lost" }],
  ])("with the answer %s is $2", async (_, answer, outcome) => {
    reply = answer;
    expect(await fetchPaymentStatus("/service-get-payment-status?orderNo=1")).toMatchObject(outcome as object);
    expect(sent).toEqual([expect.objectContaining({ method: "GET", query: { orderNo: "1" } })]);
  });
});

it("a request without an answer is aborted after forty seconds, and its outcome stays open", async () => {
  vi.useFakeTimers();
  reply = "silence";
  let outcome: unknown;
  const paying = apiOf("stripe")
    .pay(saved, { autoRenew: false })
    .then((result) => (outcome = result));
  await vi.advanceTimersByTimeAsync(39_999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(await paying).toEqual({ kind: "lost" });
});
