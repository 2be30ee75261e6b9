import type { PublicPaymentSettings } from "../../../../payments/port/payments.ts";

/** The sources of a payment page besides the shop itself, as values of a content security policy. */
export type PaymentCspSources = { script: string; frame: string; connect: string; image: string; form: string };

/** A bank's pages are opened in frames and by forms, and it is not known in advance which bank. */
const anyBank = "https:";

export function paymentCspSources(settings: PublicPaymentSettings): PaymentCspSources {
  const { sandboxOrigin } = settings;
  if (sandboxOrigin !== undefined) {
    return {
      script: sandboxOrigin,
      frame: sandboxOrigin,
      connect: sandboxOrigin,
      image: sandboxOrigin,
      form: sandboxOrigin,
    };
  }
  return settings.provider === "adyen" ? adyenSources(settings.environment) : stripeSources;
}

function adyenSources(environment: "test" | "live"): PaymentCspSources {
  const shopper = `https://checkoutshopper-${environment}`;
  return {
    script: "https://pay.google.com https://applepay.cdn-apple.com",
    frame: anyBank,
    connect: [
      `${shopper}.adyen.com`,
      `${shopper}.cdn.adyen.com`,
      `https://checkoutanalytics-${environment}.adyen.com`,
      "https://pay.google.com",
      "https://google.com",
    ].join(" "),
    image: `${shopper}.cdn.adyen.com https://www.gstatic.com`,
    form: anyBank,
  };
}

const stripeSources: PaymentCspSources = {
  script: "https://js.stripe.com https://*.js.stripe.com",
  frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  connect: "https://api.stripe.com",
  image: "https://*.stripe.com",
  form: "https://hooks.stripe.com",
};
