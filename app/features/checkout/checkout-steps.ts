/** The steps of a checkout, in the order in which they are asked. */
export const CHECKOUT_STEPS = ["login", "shippingAddress", "shippingMethod", "billingAddress", "payment"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What a basket has already been told. */
export type BasketReadiness = {
  hasEmail: boolean;
  hasShippingAddress: boolean;
  hasShippingMethod: boolean;
  hasBillingAddress: boolean;
  hasPaymentInstrument: boolean;
};

/** The first step that is not done. */
export function startStep(basket: BasketReadiness): CheckoutStep {
  if (!basket.hasEmail) return "login";
  if (!basket.hasShippingAddress) return "shippingAddress";
  if (!basket.hasShippingMethod) return "shippingMethod";
  if (!basket.hasPaymentInstrument || !basket.hasBillingAddress) return "billingAddress";
  return "payment";
}

/**
 * Services travel over the air, so nobody is asked twice where they live or how to deliver: one form asks for the
 * address, and answers three steps.
 */
export const SHOWN_STEPS = ["contact", "address", "payment"] as const;
export type ShownStep = (typeof SHOWN_STEPS)[number];

const SHOWN_AS: Readonly<Record<CheckoutStep, ShownStep>> = {
  login: "contact",
  shippingAddress: "address",
  shippingMethod: "address",
  billingAddress: "address",
  payment: "payment",
};

/** The step a page opens: the one the address asks for if everything before it is done, else the first that is not. */
export function openStep(start: CheckoutStep, asked: string | null): ShownStep {
  const furthest = SHOWN_STEPS.indexOf(SHOWN_AS[start]);
  const wanted = SHOWN_STEPS.findIndex((step) => step === asked);
  return SHOWN_STEPS[wanted === -1 ? furthest : Math.min(wanted, furthest)] ?? "contact";
}

export function isStepDone(step: ShownStep, start: CheckoutStep): boolean {
  return SHOWN_STEPS.indexOf(step) < SHOWN_STEPS.indexOf(SHOWN_AS[start]);
}

/** Somebody who buys without an account, and has said where the receipt goes. */
export function isGuestCheckout(shopper: { kind: "guest" | "registered" }, email: string): boolean {
  return shopper.kind === "guest" && email !== "";
}
