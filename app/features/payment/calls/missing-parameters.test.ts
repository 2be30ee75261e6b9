import { afterAll, beforeAll, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { requestTo, paymentContext } from "../../../../test/payments/payment-visit.ts";
import { answerStripe, continueByAdyen, payByAdyen, startAdyen } from "../../../../test/payments/payment-calls.ts";
import { deleteAdyenMethod } from "./answer-adyen.server.ts";
import { answerStatus } from "./answer-status.server.ts";
import { answerStripeCustomer } from "./answer-stripe.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

const contextOf = async (options: Pick<Parameters<typeof paymentContext>[0], "limits"> = {}) => {
  const { payments, now } = fixture;
  return paymentContext({ payments, now, visitor: await fixture.visit(), ...options });
};
const everyCall = {
  startAdyen,
  payByAdyen,
  continueByAdyen,
  deleteAdyenMethod,
  answerStatus,
  answerStripe,
  answerStripeCustomer,
};

it.each(["startAdyen", "payByAdyen", "continueByAdyen", "answerStripe", "answerStripeCustomer"] as const)(
  "%s answers MissingBody without a body",
  async (name) => {
    const answer = await everyCall[name](await contextOf(), requestTo("/", ""));
    expect([answer.status, await answer.json()]).toMatchObject([400, { type: "MissingBody" }]);
  },
);

it.each([
  ["payByAdyen", "/", { basketId: "b" }, "paymentMethod"],
  ["continueByAdyen", "/", {}, "orderNo,details"],
  ["continueByAdyen", "/", { methodId: "m" }, "details"],
  ["deleteAdyenMethod", "/", undefined, "paymentMethodId"],
  ["answerStatus", "/", undefined, "orderNo"],
  ["answerStatus", "/?basketId=", undefined, "basketId"],
  ["answerStripe", "/", {}, "service"],
  ["answerStripe", "/", { service: "pay" }, "basketId,setupIntentId"],
  ["answerStripe", "/", { service: "pay", token: "pm_1" }, "basketId"],
  ["answerStripe", "/", { service: "continue" }, "orderNo"],
  ["answerStripe", "/", { service: "cancel" }, "orderNo"],
  ["answerStripe", "/", { service: "attach" }, "setupIntentId"],
  ["answerStripe", "/", { service: "detach" }, "token"],
  ["answerStripeCustomer", "/", {}, "service"],
] as const)("%s of %s with %o names the missing parameters %s", async (name, path, body, names) => {
  const answer = await everyCall[name](await contextOf(), requestTo(path, body));
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { type: "MissingParameters", detail: `The following parameters were missing from your request: ${names}` },
  ]);
});

it("a call answers 500 with JSON while the shop's own database is down", async () => {
  const down = () => Promise.reject(new Error("connect ECONNREFUSED"));
  const context = await contextOf({ limits: { paymentCallPerIp: down } });
  const answer = await answerStatus(context, requestTo("/?orderNo=VCS-1", undefined));
  expect([answer.status, await answer.json()]).toEqual([500, { detail: expect.any(String) as string }]);
});
