import { afterEach, expect, it, vi } from "vitest";
import type { PaymentDetails } from "../../../payments/port/payments.ts";
import { createPaymentApi } from "./payment-api.ts";
import type { ReadyView } from "./widget/payment-widget.ts";

afterEach(() => void vi.unstubAllGlobals());

const view = {
  kind: "ready",
  basketId: "basket-1",
  types: [],
  money: { amount: 15_950, currency: "GBP" },
  country: "GB",
  locale: "en-GB",
} as const;

it.each(["stripe", "adyen"])(
  "%s: starting states the amount as shown, and hears when it has changed",
  async (provider) => {
    const asked: URL[] = [];
    vi.stubGlobal("fetch", async (href: string) => {
      asked.push(new URL(href, "http://shop.test"));
      return Response.json({ detail: "changed", reason: "amountChanged" }, { status: 400 });
    });
    const api = createPaymentApi({ ...view, settings: { provider } } as unknown as ReadyView, (path) => path);
    expect(await api.start()).toEqual({ error: "amountChanged" });
    const stated = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(stated).toMatchObject({ currency: "GBP", totalPrice: "159.50" });
  },
);

it.each([
  ["stripe", { provider: "stripe", token: "saved" }],
  ["stripe", { provider: "stripe", setupIntentId: "seti_1" }],
  ["adyen", { provider: "adyen", paymentMethod: { type: "scheme" } }],
])("%s: a request to pay with %o states the amount as shown", async (provider, paymentDetails) => {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (href: string) => {
    asked.push(new URL(href, "http://shop.test"));
    return Response.json({ detail: "changed", reason: "amountChanged" }, { status: 400 });
  });
  const api = createPaymentApi({ ...view, settings: { provider } } as unknown as ReadyView, (path) => path);
  const outcome = await api.pay(paymentDetails as PaymentDetails, { autoRenew: false });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ currency: "GBP", totalPrice: "159.50" });
  expect(outcome).toEqual({ kind: "amountChanged" });
});
