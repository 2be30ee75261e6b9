import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PaymentDetails } from "../../../../payments/port/payments.ts";
import { getOrder } from "../../../../contracts/commerce/orders.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../../test/payments/payments-fixture.ts";
import { adyenCard } from "../../../../test/payments/pay-with.ts";
import { requestTo, countLedger, paymentContext } from "../../../../test/payments/payment-visit.ts";
import {
  answerStripe,
  continueByAdyen,
  payByAdyen,
  readAnswer as read,
  startAdyen,
} from "../../../../test/payments/payment-calls.ts";
import { deleteAdyenMethod, listAdyenMethods } from "./answer-adyen.server.ts";
import { answerStatus } from "./answer-status.server.ts";
import { answerStripeCustomer } from "./answer-stripe.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type AdyenDetails = Extract<PaymentDetails, { provider: "adyen" }>;
type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
const german = () => fixture.visit({ country: "DE" });
const contextOf = (visitor?: Visitor, options: object = {}) =>
  paymentContext({ payments: fixture.payments, now: fixture.now, ...(visitor && { visitor }), ...options });
const cardBody = async (card: Parameters<typeof adyenCard>[1] = {}) => {
  const { provider: _, ...body } = (await adyenCard(fixture.apps.adyen, card)) as AdyenDetails;
  return body;
};
const countPayments = () => countLedger(fixture);
/** Total and currency as the page has shown them. */
const euros = "currency=EUR&totalPrice=99.00";

describe("Adyen", () => {
  it("starts with the payment methods of the market, whatever the page asks for", async () => {
    const visitor = await german();
    const body = { basketId: visitor.basketId, allowedPaymentMethods: ["ideal"] };
    const { status, body: answer } = await read(
      await startAdyen(
        await contextOf(visitor),
        requestTo("/?locale=de-DE&countryCode=DE&currency=EUR&totalPrice=99", body),
      ),
    );
    expect(status).toBe(200);
    const types = (answer.paymentMethods as { type: string }[]).map(({ type }) => type);
    expect(types.sort()).toEqual(["applepay", "googlepay", "scheme", "sepadirectdebit"]);
  });

  it("pays for an order that holds vehicle and site, and never renews automatically for a guest", async () => {
    const visitor = await german();
    const body = { basketId: visitor.basketId, autoRenew: true, ...(await cardBody()) };
    const { body: outcome } = await read(
      await payByAdyen(await contextOf(visitor), requestTo(`/?${euros}&shopperIP=203.0.113.9`, body)),
    );
    expect(outcome).toMatchObject({ kind: "authorised", method: { last4: "1111" } });
    const params = { siteId: "VCS", orderNo: String(outcome.orderNo) };
    expect(await visitor.call(getOrder, { params })).toMatchObject({
      status: "new",
      c_stripe_status: "succeeded",
      c_SNP_OMS_vin: "SALEA7BWAS2Z00201",
      c_SNP_OMS_JLRVehicleId: "vehicle-1",
      c_SNP_OMS_locale: "de-DE",
      c_SNP_OMS_brand: "Land Rover",
      c_SNP_OMS_vehicleName: "Defender",
      c_SNP_OMS_StorefrontCountry: "DE",
      c_SNP_OMS_IsGuestOrder: true,
      c_SNP_OMS_termsConditionsLink: "http://localhost:3000/de-DE/terms-conditions?version=2026-11-01",
      c_expiryDates: '[{"productId":"NAV","expiryDate":"2026-12-15"}]',
      c_JLR_StorefrontType: "VCS",
      c_autoRenewalAccepted: false,
      c_last4: "1111",
      c_ipAddress: "203.0.113.9",
    });
  });

  it.each([
    ["another amount", "totalPrice=0.01", {}, 400],
    ["another currency", "currency=GBP", {}, 400],
    ["a reference", "reference=0001", {}, 400],
    ["another customer", "shopperReference=another-customer", {}, 400],
    ["another IP address", "shopperIP=198.51.100.1", {}, 400],
    ["a payment without the customer present", "shopperInteraction=ContAuth", {}, 400],
    ["another e-mail address", "", { shopperEmail: "else@example.com" }, 400],
    ["an amount in the body", "", { amount: { value: 1, currency: "EUR" } }, 400],
    ["a basket of another customer", "", { basketId: "another-customers" }, 404],
    [
      "a card number where a name belongs",
      "",
      { paymentMethod: { type: "scheme", holderName: "4111 1111 1111 1111" } },
      400,
    ],
    ["a bare card number", "", { paymentMethod: { type: "scheme", encryptedCardNumber: "4111111111111111" } }, 400],
    [
      "a saved card of another customer",
      "",
      { paymentMethod: { type: "scheme", storedPaymentMethodId: "FOREIGN" } },
      404,
    ],
    ["no payment method", "", { paymentMethod: null }, 400],
  ])("refuses %s, and nothing changes", async (_, query, overrides, status) => {
    const visitor = await german();
    const before = await countPayments();
    const body = { basketId: visitor.basketId, ...(await cardBody()), ...overrides };
    const answer = await read(await payByAdyen(await contextOf(visitor), requestTo(`/?${euros}&${query}`, body)));
    expect(answer).toMatchObject({ status, body: { detail: expect.any(String) as string } });
    expect(await countPayments()).toBe(before);
  });

  it.each(["", "{", "[]", "null", '{"basketId":1}', '{"basketId":"b","more":1}'])(
    "refuses the body %s",
    async (body) => {
      const context = await contextOf(await german());
      for (const call of [startAdyen, payByAdyen, continueByAdyen, answerStripe, answerStripeCustomer]) {
        expect((await call(context, requestTo("/", body))).status).toBe(400);
      }
    },
  );

  it("continues only the visitor's own order", async () => {
    const visitor = await german();
    const body = { basketId: visitor.basketId, ...(await cardBody({ number: "4212345678910006" })) };
    const { body: outcome } = await read(await payByAdyen(await contextOf(visitor), requestTo(`/?${euros}`, body)));
    expect(outcome).toMatchObject({ kind: "action" });
    const orderNo = String(outcome.orderNo);
    const details = { orderNo, details: { threeDSResult: "forged" } };
    expect((await continueByAdyen(await contextOf(await german()), requestTo("/", details))).status).toBe(404);
    expect((await answerStatus(await contextOf(await german()), requestTo(`/?orderNo=${orderNo}`))).status).toBe(404);
    expect(await read(await answerStatus(await contextOf(visitor), requestTo(`/?orderNo=${orderNo}`)))).toMatchObject({
      status: 200,
      body: { kind: "action" },
    });
  });

  it("lists and deletes nothing of another customer", async () => {
    const context = await contextOf(await german());
    expect(await read(await listAdyenMethods(context, requestTo("/?paymentMethodId=x")))).toEqual({
      status: 200,
      body: { storedPaymentMethods: [], match: null },
    });
    expect((await listAdyenMethods(context, requestTo("/?shopperReference=another-customer"))).status).toBe(400);
    expect((await deleteAdyenMethod(context, requestTo("/?paymentMethodId=x"))).status).toBe(404);
    expect((await deleteAdyenMethod(context, requestTo("/?paymentMethodId=x&shopperReference=y"))).status).toBe(400);
    expect((await deleteAdyenMethod(context, requestTo("/"))).status).toBe(400);
  });
});

describe("a buyer", () => {
  it("needs a session", async () => {
    const context = await contextOf();
    expect((await startAdyen(context, requestTo("/", { basketId: "b" }))).status).toBe(401);
    expect((await answerStatus(context, requestTo("/?orderNo=1"))).status).toBe(401);
  });

  it("needs a vehicle to order for", async () => {
    const visitor = await german();
    const body = { basketId: visitor.basketId, ...(await cardBody()) };
    expect(
      (await payByAdyen(await contextOf(visitor, { hasVehicle: false }), requestTo(`/?${euros}`, body))).status,
    ).toBe(409);
  });

  it("cannot pay for a service that was paid for and has not reached the vehicle yet", async () => {
    const pay = async (visitor: Visitor) => {
      const body = { basketId: visitor.basketId, ...(await cardBody()) };
      return read(
        await payByAdyen(await contextOf(visitor, { hasCheckoutControl: true, vin }), requestTo(`/?${euros}`, body)),
      );
    };
    const vin = "SALEA7BWAS2Z00999";
    const [first, second] = [await german(), await german()];
    expect(await pay(first)).toMatchObject({ body: { kind: "authorised" } });
    const before = await countPayments();
    expect(await pay(second)).toMatchObject({ body: { kind: "failed", orderNo: null, code: "checkout_control" } });
    expect(await countPayments()).toBe(before);
    expect(await pay(first)).toMatchObject({ body: { kind: "authorised" } });
  });

  it("is refused while the ledger cannot be read, and nothing is charged", async () => {
    const visitor = await german();
    const before = await countPayments();
    const payments = { ...fixture.payments, paidServices: () => Promise.reject(new Error("The ledger is gone.")) };
    const context = await contextOf(visitor, { hasCheckoutControl: true, payments, vin: "SALEA7BWAS2Z00998" });
    const body = { basketId: visitor.basketId, ...(await cardBody()) };
    expect(await read(await payByAdyen(context, requestTo(`/?${euros}`, body)))).toMatchObject({
      status: 200,
      body: { kind: "failed", orderNo: null, error: "connection_error" },
    });
    expect(await countPayments()).toBe(before);
  });

  it.each(["paymentPerCustomer", "paymentCallPerIp"])("gets status 429 above the limit %s", async (name) => {
    const visitor = await german();
    const limits = { [name]: async () => ({ isAllowed: false, retryAfterSeconds: 7 }) };
    const body = { basketId: visitor.basketId, ...(await cardBody()) };
    const response = await payByAdyen(await contextOf(visitor, { limits }), requestTo(`/?${euros}`, body));
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
  });

  it("gets an error while the provider is down, and pays nothing", async () => {
    const visitor = await german();
    fixture.faults.adyen.next("refused", "refused");
    const { body } = await read(
      await startAdyen(await contextOf(visitor), requestTo(`/?${euros}`, { basketId: visitor.basketId })),
    );
    expect(body).toEqual({ kind: "failed", error: "connection_error" });
  });
});
