import type Stripe from "stripe";
import { describe, expect, it } from "vitest";
import {
  missingAtStripe,
  stripeAnswering,
  stripeMethod,
  stripeSetupIntent,
} from "../../test/payments/stripe-objects.ts";
import type { PaymentDetails } from "../port/payments.ts";
import type { BuyerIds } from "../provider.ts";
import { inspectPaymentDetails, readSetup } from "./inspect-payment-details.ts";

const buyerIds: BuyerIds = { shopperReference: "ada", providerCustomer: "cus_1" };
const idsWithoutCustomer: BuyerIds = { shopperReference: "ada", providerCustomer: null };
const card = { token: "pm_1", type: "card", brand: "visa", last4: "4242", expMonth: 3, expYear: 2030, country: "GB" };

const savedCard: PaymentDetails = { provider: "stripe", token: "pm_1" };
const newCard: PaymentDetails = { provider: "stripe", setupIntentId: "seti_1" };

const saved = (more: Partial<Stripe.PaymentMethod> = {}) =>
  stripeAnswering({ "/v1/payment_methods/pm_1": { body: stripeMethod("card", { customer: "cus_1", ...more }) } });
const setup = (more: Partial<Stripe.SetupIntent> = {}) =>
  stripeAnswering({ "/v1/setup_intents/seti_1": { body: stripeSetupIntent(more) } });
const done = { status: "succeeded", payment_method: stripeMethod() } as const;

describe("a saved method", () => {
  it("of the buyer is accepted", async () => {
    const { stripe } = saved();
    expect(await inspectPaymentDetails(stripe, savedCard, buyerIds)).toEqual({
      kind: "accepted",
      paymentDetails: savedCard,
      method: card,
    });
  });

  it.each<[string, Partial<Stripe.PaymentMethod>, BuyerIds]>([
    ["of another customer", { customer: "cus_2" }, buyerIds],
    ["of no customer", { customer: null }, buyerIds],
    ["for a buyer without a record", { customer: "cus_1" }, idsWithoutCustomer],
    ["of no customer, for a buyer without a record", { customer: null }, idsWithoutCustomer],
  ])("%s is not owned by the buyer", async (_, more, who) => {
    expect(await inspectPaymentDetails(saved(more).stripe, savedCard, who)).toEqual({ kind: "notOwned" });
  });

  it("that Stripe does not know is not owned by the buyer", async () => {
    const { stripe } = stripeAnswering({ "/v1/payment_methods/pm_1": missingAtStripe });
    expect(await inspectPaymentDetails(stripe, savedCard, buyerIds)).toEqual({ kind: "notOwned" });
  });
});

it("payment details for Adyen are not accepted, and Stripe is not called", async () => {
  const { stripe, asked } = saved();
  const paymentDetails: PaymentDetails = {
    provider: "adyen",
    paymentMethod: { type: "scheme", storedPaymentMethodId: "pm_1" },
  };
  expect(await inspectPaymentDetails(stripe, paymentDetails, buyerIds)).toEqual({ kind: "notOwned" });
  expect(asked).toEqual([]);
});

it.each([401, 429, 500, 503])("an answer of %i does not count as a method of another customer", async (status) => {
  const answer = { status, body: { error: { type: "api_error", message: "No." } } };
  const { stripe } = stripeAnswering({
    "/v1/payment_methods/pm_1": answer,
    "/v1/setup_intents/seti_1": answer,
  });
  await expect(inspectPaymentDetails(stripe, savedCard, buyerIds)).rejects.toThrow("No.");
  await expect(inspectPaymentDetails(stripe, newCard, buyerIds)).rejects.toThrow("No.");
  await expect(readSetup(stripe, "seti_1", "cus_1")).rejects.toThrow("No.");
});

describe("a new method", () => {
  it("that the buyer has set up is accepted, and is charged by its token", async () => {
    const { stripe, asked } = setup(done);
    const inspection = await inspectPaymentDetails(stripe, newCard, buyerIds);
    expect(inspection).toEqual({ kind: "accepted", paymentDetails: savedCard, method: card });
    expect(asked[0]).toContain("expand[0]=payment_method");
  });

  it.each<[string, Partial<Stripe.SetupIntent>, BuyerIds]>([
    ["of another customer", { customer: "cus_2" }, buyerIds],
    ["of no customer", { customer: null }, buyerIds],
    ["for a buyer without a record", { customer: null }, idsWithoutCustomer],
  ])("%s is not owned by the buyer", async (_, more, who) => {
    expect(await inspectPaymentDetails(setup({ ...done, ...more }).stripe, newCard, who)).toEqual({ kind: "notOwned" });
  });

  it("that Stripe does not know is not owned by the buyer", async () => {
    expect(await inspectPaymentDetails(stripeAnswering({}).stripe, newCard, buyerIds)).toEqual({ kind: "notOwned" });
  });

  it.each<[string, Partial<Stripe.SetupIntent>, object]>([
    ["waits for the bank", { status: "requires_action" }, { error: "card_authorisation_error" }],
    ["was not begun", { status: "requires_payment_method" }, { error: "invalid_request_error" }],
    ["is being worked on", { status: "processing" }, { error: "invalid_request_error" }],
    ["was cancelled", { status: "canceled" }, { error: "invalid_request_error" }],
    ["succeeded without a method", { status: "succeeded", payment_method: null }, { error: "invalid_request_error" }],
    [
      "succeeded with a method that was not expanded",
      { status: "succeeded", payment_method: "pm_1" },
      { error: "invalid_request_error" },
    ],
    [
      "was declined",
      {
        status: "requires_payment_method",
        last_setup_error: { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" },
      },
      { error: "card_error", code: "insufficient_funds" },
    ],
    [
      "was declined without a decline code",
      { status: "requires_payment_method", last_setup_error: { type: "card_error", code: "expired_card" } },
      { error: "card_error", code: "expired_card" },
    ],
    [
      "failed at the bank",
      {
        status: "requires_payment_method",
        last_setup_error: { type: "invalid_request_error", code: "setup_intent_authentication_failure" },
      },
      { error: "card_authorisation_error", code: "setup_intent_authentication_failure" },
    ],
    [
      "failed without a code",
      { status: "requires_payment_method", last_setup_error: { type: "api_error" } },
      { error: "card_error" },
    ],
  ])("that %s is refused", async (_, more, refusal) => {
    expect(await inspectPaymentDetails(setup(more).stripe, newCard, buyerIds)).toEqual({ kind: "refused", ...refusal });
  });
});

describe("a single-use method", () => {
  const attempt = (details: Stripe.SetupAttempt.PaymentMethodDetails): Stripe.SetupAttempt => ({
    id: "setatt_1",
    object: "setup_attempt",
    application: null,
    attach_to_self: false,
    created: 0,
    customer: "cus_1",
    customer_account: null,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: "pm_1",
    payment_method_details: details,
    setup_error: null,
    setup_intent: "seti_1",
    status: "succeeded",
    usage: "off_session",
  });
  const once = { bank: null, bic: null, iban_last4: null, verified_name: null, generated_sepa_debit_mandate: null };
  const ideal = (debit: string | Stripe.PaymentMethod | null) =>
    attempt({ type: "ideal", ideal: { ...once, generated_sepa_debit: debit } });

  it.each<[string, string | Stripe.PaymentMethod | null, string]>([
    ["by its id", "pm_debit", "pm_debit"],
    ["as a whole", stripeMethod("sepa_debit", { id: "pm_debit" }), "pm_debit"],
    ["not at all", null, "pm_1"],
  ])("is charged again by the debit it created, which Stripe names %s", async (_, debit, token) => {
    const method = stripeMethod("ideal");
    const { stripe } = setup({ status: "succeeded", payment_method: method, latest_attempt: ideal(debit) });
    expect(await inspectPaymentDetails(stripe, newCard, buyerIds)).toEqual({
      kind: "accepted",
      paymentDetails: { provider: "stripe", token },
      method: { type: "ideal", token },
    });
  });

  it.each(["setatt_1", null])("keeps its own token without an expanded attempt (%j)", async (latest) => {
    const { stripe } = setup({ status: "succeeded", payment_method: stripeMethod("ideal"), latest_attempt: latest });
    expect(await inspectPaymentDetails(stripe, newCard, buyerIds)).toMatchObject({ paymentDetails: { token: "pm_1" } });
  });
});

describe("readSetup", () => {
  it.each<[Partial<Stripe.SetupIntent>, object]>([
    [done, { status: "succeeded", method: card }],
    [{ status: "requires_action" }, { status: "requires_action", method: null }],
    [
      { status: "processing", payment_method: "pm_1" },
      { status: "processing", method: null },
    ],
  ])("returns the status of the customer's own setup", async (more, reading) => {
    expect(await readSetup(setup(more).stripe, "seti_1", "cus_1")).toEqual({ id: "seti_1", ...reading });
  });

  it("finds no setup of another customer, and none that Stripe does not know", async () => {
    expect(await readSetup(setup({ ...done, customer: "cus_2" }).stripe, "seti_1", "cus_1")).toBeUndefined();
    expect(await readSetup(stripeAnswering({}).stripe, "seti_1", "cus_1")).toBeUndefined();
  });
});
