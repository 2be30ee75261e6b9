import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateOmsRecord } from "../../../../../contracts/order-management/update-record.ts";
import {
  createMethodFixture,
  type MethodCustomer,
  type MethodFixture,
} from "../../../../../test/payments/method-fixture.ts";
import { adyenCard, stripeCard } from "../../../../../test/payments/pay-with.ts";
import { payByAdyen } from "../../../../../test/payments/payment-calls.ts";
import { pendingMethodCookie } from "./method-cookies.server.ts";
import { resumeMethod, resumePendingMethod } from "./resume-method.server.ts";

let fixture: MethodFixture;
beforeAll(async () => {
  fixture = await createMethodFixture();
});
afterAll(() => fixture.close());

async function comeBack(of: MethodCustomer, path: string) {
  const context = await fixture.contextOf(of);
  return resumeMethod(context, await fixture.request(of, path), await fixture.depsOf(context));
}

/** Opens the payment details with the cookie of a method that was not confirmed before. */
async function visitLater(of: MethodCustomer, id: string) {
  const context = await fixture.contextOf(of);
  const request = await fixture.request(of, "/account/my-payment-method");
  const cookie = await pendingMethodCookie(context).write({ accountId: of.accountId, id });
  request.headers.set("cookie", `${request.headers.get("cookie")}; ${cookie.split(";")[0]}`);
  return resumePendingMethod(context, request, await fixture.depsOf(context));
}

describe("a customer whose Stripe card was checked at the bank", () => {
  async function setUp(of: MethodCustomer, number: string) {
    const setupIntentId = await fixture.setUpAtStripe(of, stripeCard(number));
    return `/account/my-payment-method?setup_intent=${setupIntentId}&setup_intent_client_secret=x&redirect_status=succeeded`;
  }

  it("has the method, also when they return twice", async () => {
    const mine = await fixture.customer("GB");
    const back = await setUp(mine, "4242424242424242");
    expect(await comeBack(mine, back)).toMatchObject({ toast: "payment.added" });
    expect(await comeBack(mine, back)).toMatchObject({ toast: "payment.updated" });
    expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_Last4Digits__c: "4242" });
    expect(await fixture.savedOf(mine)).toHaveLength(1);
  });

  it("has none when the setup needs another method, whatever the address says", async () => {
    const mine = await fixture.customer("GB");
    expect(await comeBack(mine, await setUp(mine, "4000000000000002"))).toMatchObject({ error: "card_error" });
    expect(await fixture.recordOf(mine)).toBeUndefined();
  });

  it("has none when the setup is another customer's, or no setup", async () => {
    const [mine, other] = [await fixture.customer("GB"), await fixture.customer("GB")];
    expect(await comeBack(mine, await setUp(other, "4242424242424242"))).toMatchObject({ error: "addFailed" });
    expect(await comeBack(mine, "/?setup_intent=forged")).toMatchObject({ error: "addFailed" });
    expect(await fixture.recordOf(mine)).toBeUndefined();
  });
});

describe("a customer whose bank Adyen sent them to", () => {
  async function askBank(of: MethodCustomer) {
    const { provider: _, ...card } = await adyenCard(fixture.payments.apps.adyen, {
      number: "6703444444444449",
      type: "bcmc",
    });
    const body = { ...card, next: "/account/my-subscriptions" };
    const answer = await payByAdyen(await fixture.contextOf(of), await fixture.request(of, "/", body));
    const { action } = (await answer.json()) as { action: { url: string } };
    const payment = new URL(action.url).searchParams.get("payment") ?? "";
    return async (choice: string) => {
      const form = new URLSearchParams({ payment, choice });
      const decided = await fixture.payments.apps.adyen.request("/sandbox/bank", { method: "POST", body: form });
      const { pathname, search } = new URL(decided.headers.get("location") ?? "");
      return pathname + search;
    };
  }

  it("comes back to the account, with the page that comes next, and the method is recorded when its token arrives", async () => {
    const mine = await fixture.customer("BE");
    const back = await (await askBank(mine))("approve");
    expect(back).toMatch(/\/account\/my-payment-method\?/);
    const query = new URLSearchParams(back.split("?")[1]);
    expect(query.get("next")).toBe("/account/my-subscriptions");
    const { error, toast, cookies } = await comeBack(mine, back);
    expect([error, toast, cookies.map((line) => line.split("=")[0])]).toEqual([
      undefined,
      undefined,
      ["pending-method"],
    ]);
    await fixture.payments.pass(60);
    expect(await visitLater(mine, query.get("methodId") ?? "")).toMatchObject({ toast: "payment.added" });
    expect((await fixture.recordOf(mine))?.SNP_OMS_PaymentMethodToken__c).toBeTruthy();
  });

  it("has none after they cancelled, or in another session", async () => {
    const [mine, other] = [await fixture.customer("BE"), await fixture.customer("BE")];
    const decide = await askBank(mine);
    const back = await decide("cancel");
    expect(await comeBack(other, back)).toMatchObject({ error: "addFailed" });
    expect(await comeBack(mine, back)).toMatchObject({ error: expect.any(String) as string });
    expect(await fixture.recordOf(mine)).toBeUndefined();
  });
});

describe("a method that its bank confirms later", () => {
  it("is recorded on the next visit after that, once", async () => {
    const mine = await fixture.customer("DE");
    const account = { type: "sepadirectdebit", iban: "DE87123456781234567890", ownerName: "K Brandt" };
    const sent = await fixture.request(mine, "/", { paymentMethod: account });
    const answer = await payByAdyen(await fixture.contextOf(mine), sent);
    const { kind, id } = (await answer.json()) as { kind: string; id: string };
    expect(kind).toBe("confirming");
    expect(await visitLater(mine, id)).toBe("confirming");
    expect(await fixture.recordOf(mine)).toBeUndefined();
    await fixture.payments.pass(5 * 86_400);
    expect(await visitLater(mine, id)).toMatchObject({ toast: "payment.added" });
    expect(await fixture.recordOf(mine)).toMatchObject({
      SNP_OMS_PaymentType__c: "sepa_debit",
      SNP_OMS_Last4Digits__c: "7890",
    });
  });
});

describe("a return from a bank that order management does not get to know", () => {
  it("is finished when the page is loaded again, and nothing is saved twice", async () => {
    const mine = await fixture.customer("GB");
    const setupIntentId = await fixture.setUpAtStripe(mine);
    const back = await fixture.request(mine, `/account/my-payment-method?setup_intent=${setupIntentId}`);
    const orderManagement = (async (...call: Parameters<typeof fixture.orders.call>) => {
      if (call[0] === updateOmsRecord) throw new Error("The process was killed.");
      return fixture.orders.call(...call);
    }) as typeof fixture.orders.call;
    const ending = await fixture.contextOf(mine, { services: { orderManagement } });
    await expect(resumeMethod(ending, back, await fixture.depsOf(ending))).rejects.toThrow("The process was killed.");
    expect(await fixture.recordOf(mine)).toBeUndefined();
    const context = await fixture.contextOf(mine);
    expect(await resumeMethod(context, back, await fixture.depsOf(context))).toMatchObject({ toast: "payment.added" });
    expect(await fixture.savedOf(mine)).toHaveLength(1);
    expect(await fixture.recordOf(mine)).toMatchObject({ SNP_OMS_Last4Digits__c: "4242" });
  });
});
