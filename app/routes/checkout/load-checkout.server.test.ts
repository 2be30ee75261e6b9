import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addItems, getBasket } from "../../../contracts/commerce/baskets.ts";
import { paymentContext } from "../../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../../test/payments/payments-fixture.ts";
import type { EarlierPaymentStatus } from "../../features/payment/payment-view.ts";
import { saveStep } from "./save-step.server.ts";
import { loadCheckout } from "./load-checkout.server.ts";
import { readForm } from "../../request/form/read-form.server.ts";
import { checkoutForm, type StepForm } from "./checkout-form.server.ts";
import type { CheckoutIntent } from "../../features/checkout/checkout-answer.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
});
afterAll(() => fixture.close());

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type Options = Partial<Parameters<typeof paymentContext>[0]>;

const german = (products?: string[]) => fixture.visit({ country: "DE", ...(products && { products }) });
const contextOf = (visitor: Visitor | undefined, options: Options = {}) =>
  paymentContext({ payments: fixture.payments, now: fixture.now, ...(visitor && { visitor }), ...options });

type Page = { query?: string; earlierPayment?: EarlierPaymentStatus; droppedItems?: string[] };
const load = async (visitor: Visitor | undefined, page: Page = {}, options: Options = {}) =>
  loadCheckout(await contextOf(visitor, options), {
    query: new URLSearchParams(page.query),
    earlierPayment: page.earlierPayment ?? { kind: "none" },
    droppedItems: page.droppedItems ?? [],
  });

describe("the checkout of a basket that can be paid", () => {
  it("opens the payment with the total, the bill and the market's provider", async () => {
    const visitor = await german(["NAV-12M", "LIVE-12M"]);
    const page = await load(visitor);
    expect(page).toMatchObject({
      state: { kind: "filled" },
      checkout: { open: "payment", done: ["contact", "address"], email: "ada@example.com" },
      entry: "manual",
      error: undefined,
      payment: {
        kind: "ready",
        basketId: visitor.basketId,
        money: { amount: 14_400, currency: "EUR" },
        country: "DE",
        locale: "de-DE",
        settings: { provider: "adyen" },
        billing: { firstName: "Ada", email: "ada@example.com", countryCode: "DE" },
        recurring: {
          label: "Subscription",
          unit: "year",
          count: 1,
          monthly: {
            price: { amount: 1200, currency: "EUR" },
            from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
          },
        },
      },
    });
  });

  it("holds no secret of a provider", async () => {
    const text = JSON.stringify(await load(await german()));
    expect(text).not.toMatch(/apiKey|hmacKey|secretKey|webhookSecret|sandbox-api-key|sk_test/);
  });

  it.each([
    ["step=contact", "contact"],
    ["step=address", "address"],
    ["step=payment", "payment"],
    ["step=nothing", "payment"],
    ["", "payment"],
  ])("with the query %j opens the step %s, and has the payment only in its own step", async (query, open) => {
    const page = await load(await german(), { query });
    expect(page.checkout?.open).toBe(open);
    expect(page.payment !== undefined).toBe(open === "payment");
  });

  it.each<[string, Page, string | undefined]>([
    ["of the URL", { query: "paymentError=card_error" }, "card_error"],
    ["of an earlier payment", { earlierPayment: { kind: "ended", error: "aPay-error" } }, "aPay-error"],
    [
      "of the URL rather than one of an earlier payment",
      { query: "paymentError=card_error", earlierPayment: { kind: "ended", error: "aPay-error" } },
      "card_error",
    ],
    ["undefined after a cancelled payment", { earlierPayment: { kind: "ended" } }, undefined],
  ])("shows the error %s: $2", async (_, page, error) => {
    expect((await load(await german(), page)).error).toBe(error);
  });

  it("shows that an earlier payment has no outcome yet", async () => {
    const earlierPayment: EarlierPaymentStatus = { kind: "confirming", orderNo: "0001", canCancel: true };
    expect((await load(await german(), { earlierPayment })).payment).toEqual(earlierPayment);
  });
});

describe("a basket that cannot be paid", () => {
  it("of another vehicle has no payment", async () => {
    const visitor = await german();
    const params = { siteId: "VCS", basketId: visitor.basketId };
    await visitor.call(addItems, { params, body: [{ product_id: "NAV-12M", c_SNP_OMS_vin: "SALEA7BWAS2Z00777" }] });
    const page = await load(visitor);
    expect([page.payment, page.checkout?.open]).toEqual([undefined, "payment"]);
    expect((await load(visitor, {}, { vin: "SALEA7BWAS2Z00777" })).payment).toMatchObject({ kind: "ready" });
  });

  it("with a service that still runs has no payment", async () => {
    const vehicle = { subscriptions: [{ productId: "NAV", expiresOn: "2029-01-01" }] };
    const options = { vehicle, hasCheckoutControl: true, vin: "SALEA7BWAS2Z00888" };
    expect((await load(await german(), {}, options)).payment).toBeUndefined();
  });

  it("in the currency of another market has no payment", async () => {
    const visitor = await fixture.visit({ country: "GB" });
    expect((await load(visitor)).payment).toBeUndefined();
  });
});

describe("a checkout without a basket", () => {
  it("is empty for a visitor without a session", async () => {
    expect(await load(undefined)).toMatchObject({ state: { kind: "empty" }, checkout: undefined, payment: undefined });
  });

  it("still shows an earlier payment without an outcome, whose order holds the basket", async () => {
    const earlierPayment: EarlierPaymentStatus = { kind: "confirming", orderNo: "0001" };
    expect((await load(undefined, { earlierPayment })).payment).toEqual(earlierPayment);
  });

  it.each(["refused", "server error", "nonsense", "slow"] as const)("fails while commerce is %s", async (fault) => {
    const context = await contextOf(await german());
    fixture.faults.commerce.next(...Array.from({ length: 20 }, () => fault));
    const page = await loadCheckout(context, {
      query: new URLSearchParams(),
      earlierPayment: { kind: "none" },
      droppedItems: [],
    });
    fixture.faults.commerce.clear();
    expect(page).toMatchObject({ state: { kind: "failed" }, payment: undefined });
  });
});

describe("auto-renewal", () => {
  it.each([
    [true, ["DE"], true],
    [true, ["GB"], false],
    [false, ["DE"], false],
  ])(
    "for a registered customer (%s) with the countries %j is offered in Germany: %s",
    async (isRegistered, autoRenewalCountries, isOffered) => {
      const visitor = await fixture.visit({ country: "DE", isRegistered });
      expect((await load(visitor, {}, { autoRenewalCountries })).canAgreeToAutoRenewal).toBe(isOffered);
    },
  );
});

const address = {
  firstName: "Katharina",
  lastName: "Brandt",
  address1: "Hauptstraße 1",
  city: "München",
  postalCode: "80331",
  countryCode: "DE",
  entry: "manual",
};

describe("saving a step", () => {
  const save = async (visitor: Visitor, intent: CheckoutIntent, fields: object, options: Options = {}) => {
    const body = new URLSearchParams({ intent, ...fields });
    const form = await readForm(new Request("http://shop.test/checkout", { method: "POST", body }), checkoutForm);
    const saved = await saveStep(await contextOf(visitor, options), form as StepForm);
    if (saved instanceof Response) return { status: saved.status, location: saved.headers.get("location") };
    return { status: saved.init?.status, answer: saved.data };
  };
  const basketOf = async ({ call, basketId }: Visitor) => call(getBasket, { params: { siteId: "VCS", basketId } });

  it("saves the billing address and opens the payment step", async () => {
    const visitor = await german();
    const saved = await save(visitor, "saveAddress", address);
    expect(saved).toEqual({ status: 302, location: expect.stringContaining("/checkout?step=payment") as string });
    expect((await basketOf(visitor)).billing_address).toMatchObject({ city: "München", postal_code: "80331" });
  });

  it("saves the e-mail address and opens the next step", async () => {
    const visitor = await german();
    const { status } = await save(visitor, "saveContact", { email: " katharina@example.com " });
    expect(status).toBe(302);
    expect((await basketOf(visitor)).customer_info.email).toBe("katharina@example.com");
  });

  it.each<[CheckoutIntent, object, string]>([
    ["saveContact", { email: "" }, "invalid"],
    ["saveContact", { email: "katharina" }, "invalid"],
    ["saveContact", { email: `${"k".repeat(100)}@example.com` }, "invalid"],
    ["saveAddress", { ...address, city: "" }, "invalid"],
    ["saveAddress", { ...address, postalCode: "1".repeat(12) }, "invalid"],
    ["saveAddress", { ...address, countryCode: "US" }, "invalid"],
    ["saveAddress", { ...address, postalCode: "27498" }, "restricted"],
    ["saveAddress", { ...address, postalCode: "78266" }, "restricted"],
  ])("by %s with %o is answered 422, and does not change the basket", async (intent, fields, kind) => {
    const visitor = await german();
    const saved = await save(visitor, intent, fields);
    expect([saved.status, saved.answer]).toMatchObject([422, { kind }]);
    expect((await basketOf(visitor)).billing_address).toMatchObject({ city: "Coventry" });
  });

  it.each<[string, Options]>([
    ["another owner's vehicle", { accountId: "else" }],
    ["a vehicle of the other make", { vehicle: { make: "jaguar" } }],
    ["a vehicle of another market", { vehicle: { country: "US" } }],
    ["no vehicle", { hasVehicle: false }],
  ])("is refused with %s, and redirects to the checkout", async (_, options) => {
    const visitor = await german();
    const saved = await save(visitor, "saveAddress", address, options);
    expect(saved).toEqual({ status: 302, location: "/checkout?locale=de-DE" });
    expect((await basketOf(visitor)).billing_address).toMatchObject({ city: "Coventry" });
  });

  it.each(["enterManually", "lookUpAddress"] as const)(
    "by %s changes nothing and returns the typed values",
    async (intent) => {
      const saved = await save(await german(), intent, { city: "Münch" });
      expect(saved).toMatchObject({ status: 200, answer: { kind: "switched", address: { city: "Münch" } } });
    },
  );
});
