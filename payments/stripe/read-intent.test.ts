import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { stripeCardDetails, stripeIntent, stripeMethod } from "../../test/payments/stripe-objects.ts";
import type { PaymentErrorKind, PaymentMethod, PaymentType } from "../port/payment-types.ts";
import { ProviderFault } from "../provider-fault.ts";
import { errorKindOf, readIntent, readMethod, refusal } from "./read-intent.ts";

const readCard = {
  token: "pm_1",
  type: "card",
  brand: "visa",
  last4: "4242",
  expMonth: 3,
  expYear: 2030,
  country: "GB",
};

describe("errorKindOf", () => {
  it.each<[code: string | null | undefined, decline: string | null | undefined, PaymentErrorKind]>([
    ["card_declined", "generic_decline", "card_error"],
    ["card_declined", null, "card_error"],
    ["expired_card", undefined, "card_error"],
    [undefined, undefined, "card_error"],
    [null, null, "card_error"],
    ["authentication_required", undefined, "card_authorisation_error"],
    ["card_declined", "authentication_required", "card_authorisation_error"],
    ["setup_intent_authentication_failure", null, "card_authorisation_error"],
    ["payment_intent_authentication_failure", null, "card_authorisation_error"],
    ["AUTHENTICATION_REQUIRED", null, "card_error"],
  ])("code %s, decline code %s: %s", (code, decline, kind) => {
    expect(errorKindOf({ code, decline_code: decline })).toBe(kind);
  });

  it.each<[PaymentType, PaymentErrorKind]>([
    ["card", "card_error"],
    ["bancontact", "card_error"],
    ["sepa_debit", "card_error"],
    ["google_pay", "gPay-error"],
    ["apple_pay", "aPay-error"],
    ["ideal", "iDeal-error"],
  ])("a refusal by %s is %s, unless the bank wanted to authenticate", (type, kind) => {
    expect(errorKindOf({ code: "card_declined" }, type)).toBe(kind);
    expect(errorKindOf({ code: "authentication_required" }, type)).toBe("card_authorisation_error");
  });
});

describe("refusal", () => {
  it.each<[{ code?: string | null; decline_code?: string | null }, string | undefined]>([
    [{ code: "card_declined", decline_code: "insufficient_funds" }, "insufficient_funds"],
    [{ code: "expired_card", decline_code: null }, "expired_card"],
    [{ code: null, decline_code: null }, undefined],
    [{}, undefined],
  ])("of %j has the code %s", (refused, code) => {
    expect(refusal(refused)).toEqual({ kind: "refused", error: "card_error", code });
    expect("code" in refusal(refused)).toBe(code !== undefined);
  });
});

describe("readIntent", () => {
  it.each<[Partial<Stripe.PaymentIntent>, { amount: number; currency: string }]>([
    [{ amount_received: 9900 }, { amount: 9900, currency: "GBP" }],
    [
      { amount: 9900, amount_received: 100 },
      { amount: 100, currency: "GBP" },
    ],
    [{ amount_received: 0 }, { amount: 0, currency: "GBP" }],
    [
      { amount_received: 9900, currency: "usd" },
      { amount: 9900, currency: "USD" },
    ],
  ])("succeeded with %j reports what was received: %j", (more, money) => {
    const intent = stripeIntent({ status: "succeeded", ...more });
    expect(readIntent(intent)).toEqual({ kind: "authorised", reference: "pi_1", ...money });
  });

  it.each(["succeeded", "processing"] as const)("%s describes a method that was expanded, and no other", (status) => {
    const intent = stripeIntent({ status, payment_method: stripeMethod() });
    expect(readIntent(intent)).toMatchObject({ method: readCard });
    expect(readIntent(stripeIntent({ status, payment_method: "pm_1" }))).not.toHaveProperty("method");
    expect(readIntent(stripeIntent({ status, payment_method: null }))).not.toHaveProperty("method");
  });

  it("processing is pending", () => {
    expect(readIntent(stripeIntent({ status: "processing" }))).toEqual({ kind: "pending", reference: "pi_1" });
  });

  it.each(["pi_1_secret_x", null])(
    "requires_action returns the client secret %j for the page, and nothing else",
    (secret) => {
      const intent = stripeIntent({
        status: "requires_action",
        client_secret: secret,
        next_action: { type: "use_stripe_sdk" },
        payment_method: stripeMethod(),
      });
      expect(readIntent(intent)).toEqual({ kind: "action", reference: "pi_1", action: { clientSecret: secret } });
    },
  );

  it("canceled is cancelled", () => {
    expect(readIntent(stripeIntent({ status: "canceled" }))).toEqual({ kind: "cancelled", reference: "pi_1" });
  });

  describe("requires_payment_method is refused", () => {
    const declined = { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" } as const;
    const wallet = stripeMethod("card", { card: stripeCardDetails({ wallet: "google_pay" }) });

    it.each<[string, PaymentMethod | null | undefined, Stripe.PaymentMethod | null, PaymentErrorKind]>([
      ["nothing known", undefined, null, "card_error"],
      ["the ledger's method", { type: "apple_pay" }, null, "aPay-error"],
      ["the intent's method", null, wallet, "gPay-error"],
      ["both, of which the ledger's counts", { type: "ideal" }, wallet, "iDeal-error"],
    ])("with the error kind of %s", (_, known, method, error) => {
      const intent = stripeIntent({
        status: "requires_payment_method",
        payment_method: method,
        last_payment_error: declined,
      });
      expect(readIntent(intent, known)).toEqual({
        kind: "refused",
        reference: "pi_1",
        error,
        code: "insufficient_funds",
      });
    });

    it("even without an error", () => {
      const intent = stripeIntent({ status: "requires_payment_method", last_payment_error: null });
      expect(readIntent(intent)).toEqual({ kind: "refused", reference: "pi_1", error: "card_error" });
    });
  });

  it.each(["requires_confirmation", "requires_capture", "", "SUCCEEDED", "constructor"])(
    "the status %j throws a fault with the callEffect unknown",
    (status) => {
      const intent = stripeIntent({ status, amount_received: 9900 });
      expect(() => readIntent(intent)).toThrow(ProviderFault);
      expect(() => readIntent(intent)).toThrow(expect.objectContaining({ callEffect: "unknown" }));
    },
  );
});

describe("readMethod", () => {
  it("reads a card", () => {
    expect(readMethod(stripeMethod())).toEqual(readCard);
  });

  it.each(["apple_pay", "google_pay"] as const)("reads the wallet %s", (wallet) => {
    const card = stripeCardDetails({ wallet });
    expect(readMethod(stripeMethod("card", { card }))).toEqual({ ...readCard, type: wallet });
  });

  it("reads any other wallet as a card", () => {
    const card = stripeCardDetails({}, { wallet: { dynamic_last4: null, type: "link", link: {} } });
    expect(readMethod(stripeMethod("card", { card })).type).toBe("card");
  });

  it("reads an account", () => {
    expect(readMethod(stripeMethod("sepa_debit"))).toEqual({
      token: "pm_1",
      type: "sepa_debit",
      last4: "3201",
      bankCode: "19043",
      country: "AT",
    });
  });

  it.each(["ideal", "bancontact"] as const)("reads %s, which has no further fields", (type) => {
    expect(readMethod(stripeMethod(type))).toEqual({ token: "pm_1", type });
  });

  it("leaves out what Stripe does not know", () => {
    const card = stripeCardDetails({}, { country: null });
    expect(readMethod(stripeMethod("card", { card }))).not.toHaveProperty("country");
    const account = stripeMethod("sepa_debit");
    const debit = account.sepa_debit;
    if (!debit) throw new Error("no account");
    const unknown = { ...account, sepa_debit: { ...debit, last4: null, bank_code: null, country: null } };
    expect(readMethod(unknown)).toEqual({ token: "pm_1", type: "sepa_debit" });
  });

  it("names the holder", () => {
    const method = stripeMethod();
    const named = { ...method, billing_details: { ...method.billing_details, name: "A Byron" } };
    expect(readMethod(named)).toEqual({ ...readCard, holder: "A Byron" });
  });

  it.each(["paypal", "klarna", "constructor", "toString", "__proto__"])("reads the type %j as a card", (type) => {
    const { card: _card, ...method } = stripeMethod();
    expect(readMethod({ ...method, type })).toEqual({ token: "pm_1", type: "card" });
  });
});
