import type { Hono } from "hono";
import type { Buyer, PaymentDetails, Payments, RequestSource, ClaimedValues } from "../../payments/port/payments.ts";
import { keys } from "./payments-fixture.ts";

async function encryptInVault(app: Hono, kind: string, value: string): Promise<string> {
  const response = await app.request("/checkoutshopper/vault", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ kind, value }),
  });
  const { blob, error } = (await response.json()) as { blob?: string; error?: string };
  if (blob === undefined) throw new Error(`The vault did not take the ${kind}: ${error}`);
  return blob;
}

/** What Adyen's Drop-in hands over after a card was typed into its frames. */
export async function adyenCard(
  app: Hono,
  about: { number?: string; holderName?: string; type?: "scheme" | "bcmc" } = {},
): Promise<PaymentDetails> {
  const { number = "4111111111111111", holderName = "A Byron", type = "scheme" } = about;
  const [encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode] = await Promise.all([
    encryptInVault(app, "number", number),
    encryptInVault(app, "month", "03"),
    encryptInVault(app, "year", "2030"),
    encryptInVault(app, "cvc", "737"),
  ]);
  const paymentMethod = {
    type,
    encryptedCardNumber,
    encryptedExpiryMonth,
    encryptedExpiryYear,
    encryptedSecurityCode,
    holderName,
  };
  return { provider: "adyen", paymentMethod };
}

export const adyenDetails = (
  paymentMethod: Extract<PaymentDetails, { provider: "adyen" }>["paymentMethod"],
): PaymentDetails => ({
  provider: "adyen",
  paymentMethod,
});

type Visitor = {
  buyer: () => Promise<Buyer>;
  source: RequestSource;
  basketId: string;
  shown: () => Promise<ClaimedValues>;
};
type Setup = { setupIntentId: string; clientSecret: string };

/** What Stripe.js does in the browser: it confirms a setup from its frame, with what the customer typed. */
export async function stripeSetup(
  { app, payments }: { app: Hono; payments: Payments },
  visitor: Visitor,
  typed: Record<string, string> = {},
): Promise<{
  paymentDetails: PaymentDetails;
  setup: Setup;
  answer: { status: number; body: Record<string, unknown> };
}> {
  const { buyer, source, basketId, shown } = visitor;
  const started = await payments.startCheckout({ buyer: await buyer(), source, basketId, claimed: await shown() });
  if (started.kind !== "ready") throw new Error(`The checkout did not start: ${JSON.stringify(started)}`);
  const setup = started.widget as Setup;
  const answer = await confirmStripeSetup(app, setup, typed);
  return { paymentDetails: { provider: "stripe", setupIntentId: setup.setupIntentId }, setup, answer };
}

export async function confirmStripeSetup(app: Hono, setup: Setup, typed: Record<string, string> = {}) {
  const form = new URLSearchParams({
    client_secret: setup.clientSecret,
    return_url: "http://localhost:3000/payment-confirmation",
    ...(typed["payment_method_data[type]"] === undefined && {
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": "4242424242424242",
      "payment_method_data[card][exp_month]": "3",
      "payment_method_data[card][exp_year]": "2030",
      "payment_method_data[card][cvc]": "123",
    }),
    ...typed,
  });
  const response = await app.request(`/v1/setup_intents/${setup.setupIntentId}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${keys.publishableKey}`, "content-type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const stripeCard = (number: string) => ({ "payment_method_data[card][number]": number });
