import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPaymentsFixture, type PaymentsFixture } from "../../../test/payments/payments-fixture.ts";
import { adyenCard } from "../../../test/payments/pay-with.ts";
import { ledgerState, paymentContext } from "../../../test/payments/payment-visit.ts";
import { cancelPayment } from "./cancel-payment.server.ts";
import { readPaymentView } from "./read-payment-view.server.ts";
import { resumePayment } from "./resume-payment.server.ts";
import { endEarlierPayment } from "./end-earlier-payment.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
const contextOf = (visitor?: Visitor) =>
  paymentContext({ payments: fixture.payments, now: fixture.now, localeId: "nl-BE", ...(visitor && { visitor }) });
const request = (path: string, accept = "text/html,*/*") =>
  new Request(`http://localhost:3000${path}`, { headers: { accept } });

/** A customer whose bank asks for approval. */
async function payUntilBankAsks() {
  const visitor = await fixture.visit({ country: "BE" });
  const paymentDetails = await adyenCard(fixture.apps.adyen, { number: "6703444444444449", type: "bcmc" });
  const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  if (outcome.kind !== "action") throw new Error(`The bank did not ask: ${outcome.kind}`);
  const payment = new URL(String(outcome.action.url)).searchParams.get("payment") ?? "";
  const decide = async (choice: string) => {
    const body = new URLSearchParams({ payment, choice });
    const answer = await fixture.apps.adyen.request("/sandbox/bank", { method: "POST", body });
    const { pathname, search } = new URL(answer.headers.get("location") ?? "");
    return pathname + search;
  };
  return { visitor, orderNo: outcome.orderNo, decide };
}

describe("a customer who returns from their bank", () => {
  it("has paid once, also when they return twice", async () => {
    const { visitor, orderNo, decide } = await payUntilBankAsks();
    const back = await decide("approve");
    expect(back).toContain(`orderNo=${orderNo}`);
    for (let time = 0; time < 2; time += 1) {
      expect(await resumePayment(await contextOf(visitor), request(back))).toEqual({ kind: "ordered", orderNo });
    }
  });

  it("is unknown in another browser, and the payment does not change", async () => {
    const { visitor, orderNo, decide } = await payUntilBankAsks();
    const back = await decide("approve");
    const stranger = await fixture.visit({ country: "BE" });
    expect(await resumePayment(await contextOf(stranger), request(back))).toEqual({ kind: "unknown" });
    expect(await resumePayment(await contextOf(), request(back))).toEqual({ kind: "unknown" });
    expect(await resumePayment(await contextOf(visitor), request(back))).toEqual({ kind: "ordered", orderNo });
  });

  it("has not paid when only the URL says so", async () => {
    const { visitor, orderNo } = await payUntilBankAsks();
    const forged = request(`/payment-confirmation?orderNo=${orderNo}&redirectResult=forged&redirect_status=succeeded`);
    expect(await resumePayment(await contextOf(visitor), forged)).toMatchObject({ kind: "ended" });
  });
});

describe("a page that is opened while the bank waits for approval", () => {
  const inProgress = (orderNo: string) => ({ kind: "confirming", orderNo, canCancel: true });

  it("shows the payment as in progress, and the first tab still pays", async () => {
    const { visitor, orderNo, decide } = await payUntilBankAsks();
    const context = await contextOf(visitor);
    expect(await endEarlierPayment(context, request("/checkout", "*/*"))).toEqual({ kind: "none" });
    expect(await endEarlierPayment(context, request("/checkout"))).toEqual(inProgress(orderNo));
    expect(await resumePayment(context, request(await decide("approve")))).toEqual({ kind: "ordered", orderNo });
  });

  it("cancels the payment at the customer's request: Adyen is called, and the basket is open again", async () => {
    const { visitor, orderNo } = await payUntilBankAsks();
    const context = await contextOf(visitor);
    const { seen } = fixture.faults.adyen;
    const before = seen.length;
    expect(await cancelPayment(context, orderNo)).toEqual({ kind: "ended" });
    expect(seen.slice(before)).toMatchObject([{ path: "/v72/cancels", key: `cancel:${orderNo}` }]);
    expect(JSON.parse(seen[before]!.body)).toMatchObject({ paymentReference: orderNo });
    const again = await visitor.submission(await adyenCard(fixture.apps.adyen));
    expect(await fixture.payments.submitPayment(again)).toMatchObject({ kind: "authorised" });
    expect(await endEarlierPayment(context, request("/checkout"))).toEqual({ kind: "none" });
  });

  it("refunds a cancelled payment that the bank approves later", async () => {
    const { visitor, orderNo, decide } = await payUntilBankAsks();
    const context = await contextOf(visitor);
    await cancelPayment(context, orderNo);
    await decide("approve");
    await fixture.pass(60);
    await fixture.pass(60);
    expect(await ledgerState(fixture, orderNo)).toBe("REVERSED");
  });

  it("shows the payment as in progress while Adyen does not answer a cancellation", async () => {
    const { visitor, orderNo } = await payUntilBankAsks();
    const context = await contextOf(visitor);
    fixture.faults.adyen.next("request lost");
    expect(await cancelPayment(context, orderNo)).toEqual(inProgress(orderNo));
    expect(await cancelPayment(context, orderNo)).toEqual({ kind: "ended" });
  });

  it("cancels nothing of another customer", async () => {
    const { orderNo } = await payUntilBankAsks();
    const other = await contextOf(await fixture.visit({ country: "BE" }));
    expect(await cancelPayment(other, orderNo)).toEqual({ kind: "none" });
  });
});

it("the payment view is ready with the provider of the market, or confirming while an earlier payment is undecided", async () => {
  const context = await contextOf();
  const basket = {
    basketId: "b",
    total: { amount: 9900, currency: "EUR" },
    terms: [undefined, { duration: 2, period: "year" }],
  } as const;
  expect(readPaymentView(context, { ...basket, earlierPayment: { kind: "none" } })).toMatchObject({
    kind: "ready",
    settings: { provider: "adyen" },
    country: "BE",
    recurring: { label: "Subscription", unit: "year", count: 2 },
  });
  const confirming = { kind: "confirming", orderNo: "0001" } as const;
  expect(readPaymentView(context, { ...basket, earlierPayment: confirming })).toEqual(confirming);
});
