import { sql } from "drizzle-orm";
import Stripe from "stripe";
import { createChargesClient } from "../../contracts/charges/charges.ts";
import { readRows } from "../../database/open-database.ts";
import { signWhole } from "../../platform/adyen-sandbox/token-messages.ts";
import { adyenCard, stripeCard, stripeSetup } from "./pay-with.ts";
import { keys, type PaymentsFixture } from "./payments-fixture.ts";
import { signedByAdyen } from "./sandbox-fixtures.ts";

export type ProviderOfTest = "adyen" | "stripe";

/** A customer who has paid once, and whose method can be charged again. */
export async function payOnce(fixture: PaymentsFixture, provider: ProviderOfTest, number?: string) {
  const visitor = await fixture.visit(provider === "stripe" ? { country: "GB" } : {});
  const paymentDetails =
    provider === "adyen"
      ? await adyenCard(fixture.apps.adyen, number === undefined ? {} : { number })
      : (
          await stripeSetup(
            { app: fixture.apps.stripe, payments: fixture.payments },
            visitor,
            stripeCard(number ?? "4242424242424242"),
          )
        ).paymentDetails;
  const outcome = await fixture.payments.submitPayment(await visitor.submission(paymentDetails));
  if (outcome.kind !== "authorised") throw new Error(outcome.kind);
  await fixture.drain();
  const payment = await readPayment(fixture, outcome.orderNo);
  return { ...payment, orderNo: outcome.orderNo, token: outcome.method?.token ?? "", provider };
}

export type PaidOnce = Awaited<ReturnType<typeof payOnce>>;

type Payment = {
  id: string;
  state: string;
  amount: number;
  currency: string;
  charge: string;
  shopper: string;
  method: { type: string; token?: string } | null;
  merchantReference: string;
};

export async function readPayment({ database }: PaymentsFixture, reference: string): Promise<Payment> {
  const [payment] = await readRows<Payment>(
    database.queries,
    sql`select id, state, amount, currency, provider_reference as charge, shopper_reference as shopper, method,
        merchant_reference as "merchantReference" from payments.payments where reference = ${reference}`,
  );
  if (!payment) throw new Error(`There is no payment for ${reference}.`);
  return payment;
}

export const chargesOf = (fixture: PaymentsFixture) =>
  createChargesClient({
    baseUrl: "http://payments.invalid",
    fetch: async (request) => fixture.paymentsModule.charges.fetch(request),
  });

type WebhookMessage = { provider: ProviderOfTest; body: string; headers?: Record<string, string> };

async function post(
  { paymentsModule }: PaymentsFixture,
  { provider, body, headers = {} }: WebhookMessage,
): Promise<number> {
  const { status } = await paymentsModule.webhooks.request(`/webhooks/${provider}`, { method: "POST", body, headers });
  return status;
}

let count = 0;

/** Sends a signed notification of Adyen to the shop, which processes it in the next `drain`. */
export async function sendAdyenItem(fixture: PaymentsFixture, item: Record<string, unknown>): Promise<number> {
  count += 1;
  const usual = {
    pspReference: `MESSAGE${count}`,
    merchantAccountCode: keys.merchantAccount,
    merchantReference: "",
    success: "true",
    amount: { value: 100, currency: "EUR" },
    additionalData: {},
  };
  return post(fixture, { provider: "adyen", body: signedByAdyen({ ...usual, ...item }) });
}

type TokenChange = { type: string; eventId: string; data: Record<string, unknown> };

export async function sendAdyenToken(
  fixture: PaymentsFixture,
  { type, eventId, data }: TokenChange,
  { hmacKey = keys.hmacKey, ...around }: { hmacKey?: string; environment?: string } = {},
): Promise<number> {
  const document = {
    createdAt: fixture.now().toISOString(),
    environment: "test",
    eventId,
    type,
    data: { merchantAccount: keys.merchantAccount, operation: "created", type: "sepadirectdebit", ...data },
    ...around,
  };
  return post(fixture, { provider: "adyen", ...signWhole(document, hmacKey) });
}

export async function sendStripeEvent(fixture: PaymentsFixture, type: string, object: object): Promise<number> {
  count += 1;
  const payload = JSON.stringify({ id: `evt_test_${count}`, object: "event", livemode: false, type, data: { object } });
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhookSecret });
  return post(fixture, { provider: "stripe", body: payload, headers: { "stripe-signature": header } });
}
