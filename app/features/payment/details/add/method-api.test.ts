import { expect, it } from "vitest";
import type { Answer } from "../../call-shop.ts";
import type { MethodView } from "../../payment-view.ts";
import { createMethodApi } from "./method-api.ts";

const view = {
  kind: "method",
  settings: { provider: "adyen", environment: "test", clientKey: "key" },
  types: ["card"],
  money: { amount: 0, currency: "EUR" },
  country: "DE",
  locale: "de-DE",
  returnPath: "/account/my-payment-method",
  next: "/account/my-subscriptions",
} satisfies MethodView;

function open(answer: Answer) {
  const sent: [string, object][] = [];
  const api = createMethodApi(view, async (path, body) => {
    sent.push([path, body]);
    return answer;
  });
  return { api, sent };
}

const method = { token: "t", type: "card" } as const;
const action = { type: "redirect" };

it.each([
  [200, { kind: "added", method }, { kind: "authorised", orderNo: "", method }],
  [200, { kind: "confirming", id: "m1" }, { kind: "pending", orderNo: "m1", method: null }],
  [
    200,
    { kind: "action", id: "m1", provider: "adyen", action },
    { kind: "action", orderNo: "m1", provider: "adyen", action },
  ],
  [200, { kind: "addFailed" }, { kind: "addFailed" }],
  [200, { kind: "failed", error: "card_error", code: "2" }, { kind: "failed", error: "card_error", code: "2" }],
  [200, undefined, { kind: "unexpected" }],
  [401, { detail: "no session" }, { kind: "failed", error: "authentication_error" }],
  [404, { detail: "hidden" }, { kind: "failed", error: "payment_platform_error" }],
  [0, undefined, { kind: "failed", error: "connection_error" }],
])("the answer %d with %o is the outcome %o", async (status, document, outcome) => {
  const { api, sent } = open({ status, document });
  expect(await api.pay({ provider: "adyen", paymentMethod: { type: "scheme" } }, { autoRenew: false })).toMatchObject(
    outcome,
  );
  expect(sent).toEqual([
    ["/service-call-adyen-payments", { paymentMethod: { type: "scheme" }, next: "/account/my-subscriptions" }],
  ]);
});

it.each([
  [500, { error: "addFailed" }],
  [0, { error: "addFailed" }],
  [401, { error: "authentication_error" }],
])("fields that cannot be shown, with the status %d, are the error %o", async (status, error) => {
  expect(await open({ status, document: undefined }).api.start()).toEqual(error);
});
