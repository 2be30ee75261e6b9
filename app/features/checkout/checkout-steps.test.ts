import { describe, expect, it } from "vitest";
import {
  type BasketReadiness,
  CHECKOUT_STEPS,
  type CheckoutStep,
  isGuestCheckout,
  isStepDone,
  openStep,
  SHOWN_STEPS,
  startStep,
} from "./checkout-steps.ts";

const ready: BasketReadiness = {
  hasEmail: true,
  hasShippingAddress: true,
  hasShippingMethod: true,
  hasBillingAddress: true,
  hasPaymentInstrument: true,
};
const none: BasketReadiness = {
  hasEmail: false,
  hasShippingAddress: false,
  hasShippingMethod: false,
  hasBillingAddress: false,
  hasPaymentInstrument: false,
};

it("the checkout has five steps in this order", () => {
  expect(CHECKOUT_STEPS).toEqual(["login", "shippingAddress", "shippingMethod", "billingAddress", "payment"]);
});

describe("the step to start with", () => {
  it.each<[string, number, BasketReadiness]>([
    ["nothing", 0, none],
    ["all but an e-mail address", 0, { ...ready, hasEmail: false }],
    ["an e-mail address only", 1, { ...none, hasEmail: true }],
    ["all but a shipping address", 1, { ...ready, hasShippingAddress: false }],
    ["all but a shipping method", 2, { ...ready, hasShippingMethod: false }],
    ["neither instrument nor billing address", 3, { ...ready, hasPaymentInstrument: false, hasBillingAddress: false }],
    ["all but an instrument", 3, { ...ready, hasPaymentInstrument: false }],
    ["all but a billing address", 3, { ...ready, hasBillingAddress: false }],
    ["everything", 4, ready],
  ])("for a basket with %s has the index %i", (_, step, basket) => {
    expect(startStep(basket)).toBe(CHECKOUT_STEPS[step]);
  });
});

describe("the step that is open", () => {
  it.each<[CheckoutStep, string | null, string]>([
    ["login", null, "contact"],
    ["shippingAddress", null, "address"],
    ["shippingMethod", null, "address"],
    ["billingAddress", null, "address"],
    ["payment", null, "payment"],
    ["payment", "contact", "contact"],
    ["payment", "address", "address"],
    ["payment", "payment", "payment"],
    ["payment", "confirmation", "payment"],
    ["payment", "", "payment"],
    ["login", "payment", "contact"],
    ["login", "address", "contact"],
    ["shippingMethod", "payment", "address"],
    ["billingAddress", "contact", "contact"],
  ])("is, when %s is next and %j is requested, %s", (start, requested, open) => {
    expect(openStep(start, requested)).toBe(open);
  });

  it.each<[CheckoutStep, string[]]>([
    ["login", []],
    ["shippingMethod", ["contact"]],
    ["payment", ["contact", "address"]],
  ])("marks the steps before %s as done", (start, done) => {
    expect(SHOWN_STEPS.filter((step) => isStepDone(step, start))).toEqual(done);
  });
});

it.each<["guest" | "registered", string, boolean]>([
  ["guest", "", false],
  ["guest", "a@b.c", true],
  ["registered", "a@b.c", false],
  ["registered", "", false],
])("a %s with the address %j is in guest checkout: %s", (kind, email, isOne) => {
  expect(isGuestCheckout({ kind }, email)).toBe(isOne);
});
