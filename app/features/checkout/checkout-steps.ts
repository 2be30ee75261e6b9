/** The steps of a checkout, in order. */
export const CHECKOUT_STEPS = ["login", "shippingAddress", "shippingMethod", "billingAddress", "payment"] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** What a basket already has. */
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
 * Services are delivered over the air, so the form for one address completes three steps: shipping address, shipping
 * method and billing address.
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

/** The step that a page opens: the requested one if all before it are done, else the first that is not done. */
export function openStep(start: CheckoutStep, requested: string | null): ShownStep {
  const furthest = SHOWN_STEPS.indexOf(SHOWN_AS[start]);
  const requestedIndex = SHOWN_STEPS.findIndex((step) => step === requested);
  return SHOWN_STEPS[requestedIndex === -1 ? furthest : Math.min(requestedIndex, furthest)] ?? "contact";
}

export function isStepDone(step: ShownStep, start: CheckoutStep): boolean {
  return SHOWN_STEPS.indexOf(step) < SHOWN_STEPS.indexOf(SHOWN_AS[start]);
}

/** Whether the shopper is a guest who has entered an e-mail address for the receipt. */
export function isGuestCheckout(shopper: { kind: "guest" | "registered" }, email: string): boolean {
  return shopper.kind === "guest" && email !== "";
}
