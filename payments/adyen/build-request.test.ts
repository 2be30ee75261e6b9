import { describe, expect, it } from "vitest";
import { paymentWithOrder } from "../../test/payments/payment-rows.ts";
import type { PaymentType } from "../port/payment-types.ts";
import type { PayRequest, WidgetRequest, BillingDetails } from "../provider.ts";
import { methodsRequest, paymentRequest, renewalRequest } from "./build-request.ts";

const merchantAccount = "ConnectedServices";

const billingDetails = (more: Partial<BillingDetails> = {}): BillingDetails => ({
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  locale: "de-DE",
  address: { street: "Hauptstraße 12", city: "Berlin", postalCode: "10115", country: "DE" },
  ...more,
});

const payRequest = (more: Partial<PayRequest> = {}): PayRequest => ({
  payment: paymentWithOrder({ ipAddress: "203.0.113.9" }),
  paymentDetails: { provider: "adyen", paymentMethod: { type: "scheme", encryptedCardNumber: "sealed" } },
  billingDetails: billingDetails(),
  returnUrl: "https://shop.example/payment-confirmation?orderNo=ORDER-1",
  origin: "https://shop.example",
  ...more,
});

describe("a payment that the customer makes", () => {
  it("carries the fields of the stored payment", () => {
    expect(paymentRequest(payRequest(), merchantAccount)).toEqual({
      merchantAccount,
      amount: { currency: "EUR", value: 9900 },
      reference: "ORDER-1",
      returnUrl: "https://shop.example/payment-confirmation?orderNo=ORDER-1",
      origin: "https://shop.example",
      channel: "Web",
      paymentMethod: { type: "scheme", encryptedCardNumber: "sealed" },
      shopperReference: "guest-customer-1",
      shopperInteraction: "Ecommerce",
      recurringProcessingModel: "Subscription",
      storePaymentMethod: true,
      shopperIP: "203.0.113.9",
      shopperEmail: "ada@example.com",
      shopperName: { firstName: "Ada", lastName: "Byron" },
      shopperLocale: "de-DE",
      countryCode: "DE",
      billingAddress: {
        street: "Hauptstraße",
        houseNumberOrName: "12",
        city: "Berlin",
        postalCode: "10115",
        country: "DE",
      },
      metadata: { orderNo: "ORDER-1" },
      authenticationData: { threeDSRequestData: { nativeThreeDS: "preferred" } },
    });
  });

  it("names the market of the payment, also when the bill goes to another country", () => {
    const abroad = billingDetails({
      address: { street: "Rue Neuve 5", city: "Paris", postalCode: "75001", country: "FR" },
    });
    const request = paymentRequest(payRequest({ billingDetails: abroad }), merchantAccount);
    expect([request.countryCode, request.billingAddress?.country]).toEqual(["DE", "FR"]);
  });

  it("names the state where the address has one", () => {
    const address = {
      street: "1600 Pennsylvania Ave",
      city: "Washington",
      postalCode: "20500",
      stateCode: "DC",
      country: "US",
    };
    const request = paymentRequest(payRequest({ billingDetails: billingDetails({ address }) }), merchantAccount);
    expect(request.billingAddress).toMatchObject({ stateOrProvince: "DC", houseNumberOrName: "1600" });
  });

  it("has no IP address when the IP address is unknown", () => {
    const request = paymentRequest(payRequest({ payment: paymentWithOrder({ ipAddress: null }) }), merchantAccount);
    expect(request).not.toHaveProperty("shopperIP");
  });

  it("carries the browser's data when the browser sent it", () => {
    const paymentDetails = {
      provider: "adyen" as const,
      paymentMethod: { type: "scheme" as const },
      browserInfo: { userAgent: "Mozilla/5.0", screenWidth: 1280 },
    };
    expect(paymentRequest(payRequest({ paymentDetails }), merchantAccount)).toMatchObject({
      browserInfo: paymentDetails.browserInfo,
    });
    expect(paymentRequest(payRequest(), merchantAccount)).not.toHaveProperty("browserInfo");
  });

  it.each([
    [0, "EUR"],
    [1, "EUR"],
    [999_999_999, "CZK"],
  ])("requests exactly %i minor units of %s", (amount, currency) => {
    const request = paymentRequest(payRequest({ payment: paymentWithOrder({ amount, currency }) }), merchantAccount);
    expect(request.amount).toEqual({ value: amount, currency });
  });

  it("is not built from payment details for Stripe", () => {
    const foreign = payRequest({ paymentDetails: { provider: "stripe", token: "pm_1" } });
    expect(() => paymentRequest(foreign, merchantAccount)).toThrow("Adyen");
  });
});

describe("a renewal", () => {
  const renew = (type?: PaymentType) =>
    renewalRequest(paymentWithOrder({ method: type ? { type, token: "T1" } : null }), { token: "T1", merchantAccount });

  it("is charged without the customer, by the token", () => {
    expect(renew("card")).toEqual({
      merchantAccount,
      amount: { currency: "EUR", value: 9900 },
      reference: "ORDER-1",
      returnUrl: "https://localhost/",
      paymentMethod: { type: "scheme", storedPaymentMethodId: "T1" },
      shopperReference: "guest-customer-1",
      shopperInteraction: "ContAuth",
      recurringProcessingModel: "Subscription",
      metadata: { orderNo: "ORDER-1" },
    });
  });

  it.each<[PaymentType | undefined, string]>([
    ["card", "scheme"],
    ["apple_pay", "scheme"],
    ["google_pay", "scheme"],
    ["sepa_debit", "sepadirectdebit"],
    ["ideal", "sepadirectdebit"],
    ["bancontact", "sepadirectdebit"],
    [undefined, "scheme"],
  ])("with a method of type %s is requested as %s", (type, name) => {
    expect(renew(type).paymentMethod).toEqual({ type: name, storedPaymentMethodId: "T1" });
  });

  it("does not store the method again, and asks for no authentication", () => {
    const request = renew("card");
    for (const name of ["storePaymentMethod", "authenticationData", "browserInfo", "shopperIP", "origin"]) {
      expect(request).not.toHaveProperty(name);
    }
  });
});

describe("the request for the offered methods", () => {
  const widgetRequest = (more: Partial<WidgetRequest> = {}): WidgetRequest => ({
    country: "NL",
    locale: "nl-NL",
    money: { amount: 9900, currency: "EUR" },
    buyerIds: { shopperReference: "customer-1", providerCustomer: null },
    purpose: "checkout",
    types: ["card", "ideal"],
    hasSavedMethods: true,
    ...more,
  });

  it("names the market, the money and the shopper", () => {
    expect(methodsRequest(widgetRequest(), merchantAccount)).toEqual({
      merchantAccount,
      countryCode: "NL",
      amount: { currency: "EUR", value: 9900 },
      shopperLocale: "nl-NL",
      shopperReference: "customer-1",
      allowedPaymentMethods: ["scheme", "ideal"],
      channel: "Web",
    });
  });

  it("does not ask for the methods that are stored for a guest", () => {
    const request = methodsRequest(widgetRequest({ hasSavedMethods: false }), merchantAccount);
    expect(request).not.toHaveProperty("shopperReference");
  });

  it.each<[PaymentType, string]>([
    ["card", "scheme"],
    ["apple_pay", "applepay"],
    ["google_pay", "googlepay"],
    ["ideal", "ideal"],
    ["bancontact", "bcmc"],
    ["sepa_debit", "sepadirectdebit"],
  ])("names the type %s %s", (type, name) => {
    expect(methodsRequest(widgetRequest({ types: [type] }), merchantAccount).allowedPaymentMethods).toEqual([name]);
  });

  it("sends an empty list, not a missing one, when nothing is offered", () => {
    expect(methodsRequest(widgetRequest({ types: [] }), merchantAccount).allowedPaymentMethods).toEqual([]);
  });
});
