import Stripe from "stripe";
import { buildMethod, cardDetails, type MethodData } from "../../platform/stripe-sandbox/build-method.ts";
import { buildPaymentIntent, buildRefund, buildSetupIntent } from "../../platform/stripe-sandbox/build-objects.ts";
import { startOfTest } from "./payment-rows.ts";

/** A payment method of Stripe as the sandbox builds it; by default the card that always works. */
export function stripeMethod(
  type: MethodData["type"] = "card",
  more: Partial<Stripe.PaymentMethod> = {},
): Stripe.PaymentMethod {
  const data: MethodData = {
    type,
    card: { number: "4242424242424242", exp_month: 3, exp_year: 2030 },
    sepa_debit: { iban: "AT611904300234573201" },
  };
  return { ...buildMethod(data, startOfTest).method, id: "pm_1", ...more };
}

type Printed = Parameters<typeof cardDetails>[0];

/** The details that Stripe gives about a card. */
export const stripeCardDetails = (
  more: Partial<Printed> = {},
  others: Partial<Stripe.PaymentMethod.Card> = {},
): Stripe.PaymentMethod.Card => ({
  ...cardDetails({ brand: "visa", last4: "4242", exp_month: 3, exp_year: 2030, country: "GB", ...more }),
  ...others,
});

export function stripeIntent(more: Partial<Stripe.PaymentIntent> = {}): Stripe.PaymentIntent {
  const about = {
    amount: 9900,
    currency: "gbp",
    customer: "cus_1",
    method: stripeMethod(),
    metadata: { orderNo: "ORDER-1" },
  };
  return { ...buildPaymentIntent(about, startOfTest), id: "pi_1", ...more };
}

export function stripeSetupIntent(more: Partial<Stripe.SetupIntent> = {}): Stripe.SetupIntent {
  const about = { customer: "cus_1", types: ["card"], metadata: {} };
  return { ...buildSetupIntent(about, startOfTest), id: "seti_1", ...more };
}

export function stripeRefund(more: Partial<Stripe.Refund> = {}): Stripe.Refund {
  const about = { intent: stripeIntent(), amount: 100, reason: null, metadata: {}, status: "succeeded" as const };
  return { ...buildRefund(about, startOfTest), id: "re_1", ...more };
}

type StripeAnswer = { status?: number; body: object };

export const missingAtStripe: StripeAnswer = {
  status: 404,
  body: { error: { type: "invalid_request_error", code: "resource_missing", message: "No such object" } },
};

/** Stripe's own library with prepared answers by path; the requests are recorded. */
export function stripeAnswering(answers: Record<string, StripeAnswer>) {
  const asked: string[] = [];
  const answer: typeof globalThis.fetch = async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    asked.push(`${pathname}${search}`);
    const { status = 200, body } = answers[pathname] ?? missingAtStripe;
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  };
  const httpClient = Stripe.createFetchHttpClient(answer);
  return { stripe: new Stripe("sk_test_sandbox", { maxNetworkRetries: 0, telemetry: false, httpClient }), asked };
}
