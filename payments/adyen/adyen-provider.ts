import { createHash } from "node:crypto";
import type { Types } from "@adyen/api-library";
import { z } from "zod";
import type { Connection } from "../../contracts/client.ts";
import type { PaymentMethod, SavedMethod } from "../port/payment-types.ts";
import type { PaymentDetails, PublicPaymentSettings } from "../port/payments.ts";
import type { PaymentRow } from "../ledger/tables.ts";
import type { ProviderAnswer } from "../provider-answer.ts";
import type { Inspection, BuyerIds, Provider, PaymentWithOrder } from "../provider.ts";
import { callWithTimeout, providerTimeoutMs } from "../call-provider.ts";
import { ProviderFault } from "../provider-fault.ts";
import { adyenFault, unusableAnswer } from "./adyen-fault.ts";
import { CheckoutAPI, Client } from "./adyen-library.ts";
import { baseAddressClient } from "./base-address-client.ts";
import { methodsRequest, paymentRequest, renewalRequest } from "./build-request.ts";
import { type AdyenResult, type Expected, methodFromBrowser, parseResult, readResult, typeOf } from "./read-result.ts";
import { readWebhook } from "./read-webhook.ts";

export type AdyenSettings = {
  apiKey: string;
  merchantAccount: string;
  hmacKey: string | undefined;
  environment: "test" | "live";
  livePrefix?: string;
  timeoutMs?: number;
  public: Extract<PublicPaymentSettings, { provider: "adyen" }>;
  /** The connection of a sandbox, instead of Adyen's own API. */
  connection?: Connection;
};

type Api = InstanceType<typeof CheckoutAPI>;

/** Adyen's keys have 64 characters at most. */
const keyOf = (key: string): string => (key.length <= 64 ? key : createHash("sha256").update(key).digest("hex"));
const withKey = (key: string) => ({ idempotencyKey: keyOf(key) });

export function createAdyenProvider(settings: AdyenSettings): Provider {
  const api = openApi(settings);
  const { merchantAccount } = settings;
  const modifications = createModifications(api, merchantAccount);
  return {
    name: "adyen",
    publicSettings: settings.public,
    findOrCreateCustomer: async () => null,
    findCustomer: async () => null,
    readSetup: async () => undefined,
    createWidgetData: async (input) => {
      const answer = await ask(() => api.PaymentsApi.paymentMethods(methodsRequest(input, merchantAccount)));
      const { paymentMethods = [], storedPaymentMethods = [] } = answer;
      return JSON.parse(JSON.stringify({ paymentMethods, storedPaymentMethods })) as Record<string, unknown>;
    },
    inspect: (paymentDetails, buyerIds) => inspect(modifications, paymentDetails, buyerIds),
    async pay(request) {
      const { payment } = request;
      const body = paymentRequest(request, merchantAccount);
      const answer = await ask(() => api.PaymentsApi.payments(body, withKey(payment.idempotencyKey)));
      const method =
        request.paymentDetails.provider === "adyen"
          ? methodFromBrowser(request.paymentDetails.paymentMethod)
          : cardMethod;
      return readAnswerAbout(payment, answer, { method: { ...payment.method, ...method } });
    },
    async proceed(payment, actionResult) {
      const { paymentData, ...details } = actionResult as Record<string, string>;
      const body = { details, ...(paymentData !== undefined && { paymentData }) };
      const answer = await ask(() => api.PaymentsApi.paymentsDetails(body));
      // The result comes from a browser and may belong to any payment: only Adyen's answer says to which.
      if (parseResult(answer).merchantReference === undefined) throw unusableAnswer("a result without a reference");
      return readAnswerAbout(payment, answer, { method: payment.method ?? cardMethod });
    },
    async chargeSaved(payment, token) {
      const body = renewalRequest(payment, { token, merchantAccount });
      const answer = await ask(() => api.PaymentsApi.payments(body, withKey(payment.idempotencyKey)));
      return readAnswerAbout(payment, answer, { method: payment.method ?? cardMethod });
    },
    // The Checkout API cannot look a payment up by its reference: the state comes by webhook.
    lookup: async () => "unsupported",
    doesCancelReverse: true,
    async cancel(payment) {
      const { merchantReference: paymentReference } = payment;
      const body = { merchantAccount, paymentReference, reference: paymentReference };
      try {
        await ask(() => api.ModificationsApi.cancelAuthorisedPayment(body, withKey(`cancel:${paymentReference}`)));
      } catch (error) {
        if (!(error instanceof ProviderFault) || error.callEffect !== "rejected") throw error;
      }
      // Adyen accepted the cancellation, or has nothing to cancel. A payment that is authorised anyway is reversed.
      return { kind: "cancelled" };
    },
    ...modifications,
    readWebhook: (body, headers) =>
      readWebhook(body, headers, {
        hmacKey: settings.hmacKey,
        merchantAccount,
        isLive: settings.environment === "live",
      }),
  };
}

function openApi({ apiKey, environment, livePrefix, timeoutMs = providerTimeoutMs, connection }: AdyenSettings): Api {
  const config = {
    apiKey,
    environment: (environment === "live" ? "LIVE" : "TEST") as NonNullable<
      ConstructorParameters<typeof Client>[0]["environment"]
    >,
    connectionTimeoutMillis: timeoutMs,
    ...(livePrefix !== undefined && { liveEndpointUrlPrefix: livePrefix }),
  };
  return new CheckoutAPI(connection ? new Client(config, baseAddressClient(connection)) : new Client(config));
}

async function ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await callWithTimeout("Adyen", call);
  } catch (error) {
    throw adyenFault(error);
  }
}

const cardMethod = { type: "card" } as const;

/** Reads an answer, and rejects one about another payment. */
function readAnswerAbout(
  payment: PaymentWithOrder,
  answer: unknown,
  { method }: Pick<Expected, "method">,
): ProviderAnswer {
  const result: AdyenResult = parseResult(answer);
  if (result.merchantReference !== undefined && result.merchantReference !== payment.merchantReference) {
    throw new ProviderFault({
      callEffect: "rejected",
      error: "invalid_request_error",
      message: "Adyen's answer is about another payment",
    });
  }
  return readResult(result, { money: { amount: payment.amount, currency: payment.currency }, method });
}

type Modifications = Pick<
  Provider,
  "reverse" | "refund" | "lookupRefund" | "listSaved" | "deleteSavedMethod" | "deleteCustomer"
>;

function createModifications(api: Api, merchantAccount: string): Modifications {
  return {
    async reverse({ chargeReference, key, payment }) {
      const body = { merchantAccount, reference: referenceOf(payment) };
      const answer = await ask(() => api.ModificationsApi.refundOrCancelPayment(chargeReference, body, withKey(key)));
      return { kind: "accepted", attemptReference: answer.pspReference };
    },
    async refund({ id, key, amount, payment }) {
      const body = {
        merchantAccount,
        amount: { currency: payment.currency, value: amount },
        reference: id,
        merchantRefundReason: "CUSTOMER REQUEST" as Types.checkout.PaymentRefundRequest["merchantRefundReason"] &
          string,
      };
      const answer = await ask(() =>
        api.ModificationsApi.refundCapturedPayment(payment.chargeReference ?? "", body, withKey(key)),
      );
      return { kind: "accepted", refundReference: answer.pspReference };
    },
    // Adyen cannot look a refund up: its state comes by webhook.
    lookupRefund: async () => ({ kind: "unsupported" }),
    async listSaved({ shopperReference }) {
      const answer = await ask(() =>
        api.RecurringApi.getTokensForStoredPaymentDetails(shopperReference, merchantAccount),
      );
      return readSaved(answer);
    },
    /** Adyen has no record of a customer besides the saved methods. */
    deleteCustomer: async () => {},
    async deleteSavedMethod({ shopperReference }, token) {
      await ask(() => api.RecurringApi.deleteTokenForStoredPaymentDetails(token, shopperReference, merchantAccount));
    },
  };
}

const referenceOf = (payment: PaymentRow): string => payment.merchantReference ?? payment.id;

const savedList = z.object({
  storedPaymentMethods: z
    .array(
      z.object({
        id: z.string(),
        type: z.string().optional(),
        brand: z.string().optional(),
        lastFour: z.string().optional(),
        iban: z.string().optional(),
        expiryMonth: z.string().optional(),
        expiryYear: z.string().optional(),
        holderName: z.string().optional(),
      }),
    )
    .default([]),
});

function readSaved(answer: unknown): SavedMethod[] {
  const { data } = savedList.safeParse(JSON.parse(JSON.stringify(answer ?? null)));
  if (!data) throw adyenFault(new Error("Adyen answered with something that is no list of methods"));
  return data.storedPaymentMethods.map((one) => {
    const last4 = one.lastFour ?? one.iban?.slice(-4);
    return {
      token: one.id,
      type: typeOf(one.type),
      ...(one.brand !== undefined && { brand: one.brand === "mc" ? "mastercard" : one.brand }),
      ...(last4 !== undefined && { last4 }),
      ...(one.iban !== undefined && /^[A-Z]{2}/.test(one.iban) && { country: one.iban.slice(0, 2) }),
      ...(one.expiryMonth && one.expiryYear && { expMonth: Number(one.expiryMonth), expYear: Number(one.expiryYear) }),
      ...(one.holderName !== undefined && { holder: one.holderName }),
    };
  });
}

/** Only the shopper who saved a card can pay with it. */
async function inspect(
  { listSaved }: Modifications,
  paymentDetails: PaymentDetails,
  buyerIds: BuyerIds,
): Promise<Inspection> {
  if (paymentDetails.provider !== "adyen") return { kind: "notOwned" };
  const token = paymentDetails.paymentMethod.storedPaymentMethodId;
  if (token === undefined) return inspectNew(paymentDetails);
  const saved = (await listSaved(buyerIds)).find((method) => method.token === token);
  return saved ? { kind: "accepted", paymentDetails, ...debitOf(saved) } : { kind: "notOwned" };
}

/** The country of a bank account is part of its IBAN, so it is known before anything is sent. A card's is not. */
function inspectNew(paymentDetails: Extract<PaymentDetails, { provider: "adyen" }>): Inspection {
  return { kind: "accepted", paymentDetails, ...debitOf(methodFromBrowser(paymentDetails.paymentMethod)) };
}

function debitOf({ type, country, last4 }: PaymentMethod): { method?: PaymentMethod } {
  if (type !== "sepa_debit" || country === undefined) return {};
  return { method: { type, country, ...(last4 !== undefined && { last4 }) } };
}
