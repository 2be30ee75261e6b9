import Stripe from "stripe";
import type { Connection } from "../../contracts/client.ts";
import type { PaymentType } from "../port/payment-types.ts";
import type { PaymentDetails, PublicPaymentSettings } from "../port/payments.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import type { Inspection, BuyerIds, Provider, PaymentWithOrder } from "../provider.ts";
import { inspectPaymentDetails, readSetup } from "./inspect-payment-details.ts";
import { readIntent, readMethod, refusal } from "./read-intent.ts";
import { readWebhook } from "./read-webhook.ts";
import { findOrCreateCustomer, findCustomer } from "./stripe-customer.ts";
import { lookupRefund, readRefund } from "./stripe-refund.ts";
import { isResourceMissing, stripeFault } from "./stripe-fault.ts";
import { callWithTimeout, providerTimeoutMs } from "../call-provider.ts";

export type StripeSettings = {
  secretKey: string;
  webhookSecret: string | undefined;
  isLive: boolean;
  timeoutMs?: number;
  public: Extract<PublicPaymentSettings, { provider: "stripe" }>;
  /** The connection of a sandbox, instead of Stripe's own API. */
  connection?: Connection;
};

export function createStripeProvider(settings: StripeSettings): Provider {
  const stripe = openStripe(settings);
  return {
    name: "stripe",
    publicSettings: settings.public,
    findOrCreateCustomer: (profile) => ask(() => findOrCreateCustomer(stripe, profile)),
    findCustomer: (profile) => ask(async () => (await findCustomer(stripe, profile)) ?? null),
    readSetup: (id, customer) => ask(() => readSetup(stripe, id, customer)),
    createWidgetData: ({ buyerIds, purpose, types }) =>
      ask(async () => {
        const intent = await stripe.setupIntents.create({
          ...(buyerIds.providerCustomer !== null && { customer: buyerIds.providerCustomer }),
          usage: "off_session",
          allowed_payment_method_types: [...new Set(types.map(stripeType))],
          metadata: { purpose },
        });
        return { setupIntentId: intent.id, clientSecret: intent.client_secret };
      }),
    inspect: (paymentDetails: PaymentDetails, buyerIds: BuyerIds): Promise<Inspection> =>
      ask(() => inspectPaymentDetails(stripe, paymentDetails, buyerIds)),
    pay: ({ payment, paymentDetails, returnUrl }) =>
      charge(stripe, payment, {
        token: paymentDetails.provider === "stripe" ? (paymentDetails.token ?? "") : "",
        // Stripe's script shows the bank's challenge in the page; without it, Stripe would redirect the customer.
        more: { off_session: false, return_url: returnUrl, use_stripe_sdk: true },
      }),
    proceed: (payment) => lookup(stripe, payment),
    chargeSaved: (payment, token) => charge(stripe, payment, { token, more: unattended }),
    lookup: (payment) => lookup(stripe, payment),
    doesCancelReverse: false,
    cancel: (payment) => cancel(stripe, payment),
    ...createModifications(stripe),
    readWebhook: (body, headers) =>
      readWebhook(body, headers, { secret: settings.webhookSecret, isLive: settings.isLive }),
  };
}

function openStripe({ secretKey, timeoutMs = providerTimeoutMs, connection }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    // The shop retries by itself, in the same way for both providers.
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(connection && { httpClient: Stripe.createFetchHttpClient(redirectFetch(connection)) }),
  });
}

/** Sends the library's requests to another address. */
function redirectFetch({ baseUrl, fetch }: Connection): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(new Request(baseUrl.replace(/\/$/, "") + pathname + search, init));
  };
}

async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await callWithTimeout("Stripe", call);
  } catch (error) {
    throw stripeFault(error);
  }
}

const stripeType = (type: PaymentType): string => (type === "apple_pay" || type === "google_pay" ? "card" : type);

type ChargeOptions = {
  token: string;
  more: Pick<
    Stripe.PaymentIntentCreateParams,
    "off_session" | "return_url" | "use_stripe_sdk" | "automatic_payment_methods"
  >;
};

/** Without a customer there is no redirect to a bank, and so no return address. */
const unattended = {
  off_session: true,
  automatic_payment_methods: { enabled: true, allow_redirects: "never" },
} as const;

function charge(stripe: Stripe, payment: PaymentWithOrder, { token, more }: ChargeOptions): Promise<ProviderAnswer> {
  return ask(async () => {
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: payment.amount,
          currency: payment.currency.toLowerCase(),
          ...(payment.providerCustomer !== null && { customer: payment.providerCustomer }),
          payment_method: token,
          confirm: true,
          ...more,
          metadata: { orderNo: payment.merchantReference },
          expand: ["payment_method"],
        },
        { idempotencyKey: payment.idempotencyKey },
      );
      return readIntent(intent, payment.method);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
      const reference = error.payment_intent?.id;
      return { ...refusal(error, payment.method?.type), ...(reference !== undefined && { reference }) };
    }
  });
}

const expand = ["payment_method"];

/** Looks a payment up by its id, or among the customer's newest ones if its id was never received. */
function lookup(stripe: Stripe, payment: PaymentWithOrder): Promise<ProviderAnswer | "absent"> {
  return ask(async () => {
    const intent = payment.chargeReference
      ? await retrieve(stripe, payment.chargeReference)
      : await findIntent(stripe, payment);
    return intent ? readIntent(intent, payment.method) : "absent";
  });
}

async function retrieve(stripe: Stripe, id: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    return await stripe.paymentIntents.retrieve(id, { expand });
  } catch (error) {
    if (isResourceMissing(error)) return undefined;
    throw error;
  }
}

async function findIntent(stripe: Stripe, payment: PaymentWithOrder): Promise<Stripe.PaymentIntent | undefined> {
  if (payment.providerCustomer === null) return undefined;
  const recent = stripe.paymentIntents.list({ customer: payment.providerCustomer, limit: 100 });
  for await (const intent of recent) {
    if (intent.metadata.orderNo === payment.merchantReference) return retrieve(stripe, intent.id);
  }
  return undefined;
}

function cancel(stripe: Stripe, payment: PaymentWithOrder): Promise<ProviderAnswer> {
  return ask(async () => {
    const intent = payment.chargeReference
      ? await retrieve(stripe, payment.chargeReference)
      : await findIntent(stripe, payment);
    if (!intent) return { kind: "cancelled" };
    try {
      return readIntent(await stripe.paymentIntents.cancel(intent.id));
    } catch (error) {
      // It can no longer be cancelled: read its current state.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return readIntent((await retrieve(stripe, intent.id)) ?? intent, payment.method);
    }
  });
}

type Modifications = Pick<
  Provider,
  "reverse" | "refund" | "lookupRefund" | "listSaved" | "deleteSavedMethod" | "deleteCustomer"
>;

function createModifications(stripe: Stripe): Modifications {
  return {
    reverse: ({ chargeReference, key }) =>
      ask(async () => {
        try {
          const made = await stripe.refunds.create(
            { payment_intent: chargeReference, metadata: { reversal: "1" } },
            { idempotencyKey: key },
          );
          return { kind: made.status === "succeeded" ? "done" : "accepted", attemptReference: made.id };
        } catch (error) {
          const isAlreadyRefunded =
            error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";
          if (!isAlreadyRefunded) throw error;
          return { kind: "done" };
        }
      }),
    refund: ({ id, key, amount, payment }) =>
      ask(async () => {
        const made = await stripe.refunds.create(
          {
            payment_intent: payment.chargeReference ?? "",
            amount,
            reason: "requested_by_customer",
            metadata: { refundId: id },
          },
          { idempotencyKey: key },
        );
        return readRefund(made);
      }),
    lookupRefund: (refund) => ask(() => lookupRefund(stripe, refund)),
    listSaved: ({ providerCustomer }) =>
      ask(async () => {
        if (providerCustomer === null) return [];
        const { data } = await stripe.customers.listPaymentMethods(providerCustomer, { limit: 100 });
        return data.map(readMethod);
      }),
    deleteSavedMethod: (_payer, token) => ask(async () => void (await stripe.paymentMethods.detach(token))),
    deleteCustomer: async ({ providerCustomer }) => {
      if (providerCustomer !== null) await ask(() => stripe.customers.del(providerCustomer));
    },
  };
}
