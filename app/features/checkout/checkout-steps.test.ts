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

it("has five steps, numbered from 0", () => {
  expect(CHECKOUT_STEPS).toEqual(["login", "shippingAddress", "shippingMethod", "billingAddress", "payment"]);
});

describe("the step to start with", () => {
  it.each<[string, BasketReadiness, number]>([
    ["nothing", none, 0],
    ["all but an e-mail address", { ...ready, hasEmail: false }, 0],
    ["an e-mail address only", { ...none, hasEmail: true }, 1],
    ["all but a shipping address", { ...ready, hasShippingAddress: false }, 1],
    ["all but a shipping method", { ...ready, hasShippingMethod: false }, 2],
    ["neither instrument nor billing address", { ...ready, hasPaymentInstrument: false, hasBillingAddress: false }, 3],
    ["all but an instrument", { ...ready, hasPaymentInstrument: false }, 3],
    ["all but a billing address", { ...ready, hasBillingAddress: false }, 3],
    ["everything", ready, 4],
  ])("of a basket with %s", (_, basket, step) => {
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
  ])("when %s is next and %j is requested", (start, requested, open) => {
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
])("a %s with the address %j: guest checkout %s", (kind, email, isOne) => {
  expect(isGuestCheckout({ kind }, email)).toBe(isOne);
});
