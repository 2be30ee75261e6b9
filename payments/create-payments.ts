import type { Hono } from "hono";
import type { ProviderName } from "../contracts/payments/payment-words.ts";
import type { Payments } from "../contracts/payments/payments.ts";
import type { JobHandler } from "../database/jobs.ts";
import type { Database } from "../database/open-database.ts";
import { serveCharges } from "./charges/serve-charges.ts";
import { cancelPayment, continuePayment, failLeftOver, readPayment } from "./checkout/continue-payment.ts";
import { findProviderCustomer, shopperReferenceOf } from "./checkout/identify-payer.ts";
import { createPayerCache } from "./checkout/payer-cache.ts";
import { startAddMethod, startCheckout } from "./checkout/start-checkout.ts";
import { submitPayment } from "./checkout/submit-payment.ts";
import { type CommerceAccess, marketOf, type PaymentMarket, type PaymentsGround, type Report } from "./ground.ts";
import { findPaidServices } from "./ledger/paid-services.ts";
import { transitions } from "./ledger/states.ts";
import { paymentMarkets } from "./markets.ts";
import { deleteSavedMethod, providerCustomer, readSetup, savedMethods } from "./methods/saved-methods.ts";
import { continueMethod, submitMethod } from "./methods/submit-method.ts";
import { askForRecovery, paymentsJobs } from "./payments-jobs.ts";
import { withBreaker } from "./provider-breaker.ts";
import { answeredOrFault } from "./provider-fault.ts";
import type { Provider } from "./provider.ts";
import { recover } from "./recovery/recover.ts";
import { serveWebhooks } from "./webhooks/serve-webhooks.ts";

type Given = {
  database: Database;
  now: () => Date;
  commerce: CommerceAccess;
  providers: Record<ProviderName, Provider>;
  hostName: string;
  report: Report;
  markets?: Readonly<Record<string, PaymentMarket>>;
  rules?: Partial<PaymentsGround["rules"]>;
};

export type PaymentsRoom = {
  /** What the shop's routes ask. */
  payments: Payments;
  /** `POST /webhooks/adyen` and `/webhooks/stripe`. */
  webhooks: Hono;
  /** What order management asks. */
  charges: Hono;
  jobs: Record<string, JobHandler>;
  askForRecovery(): Promise<void>;
  /** One round of recovery, at once. */
  recover(): Promise<void>;
};

/** The shop's payments: the ledger, the providers behind it and everything that keeps the two in step. */
export function createPayments(given: Given): PaymentsRoom {
  const ground: PaymentsGround = {
    ...given,
    markets: given.markets ?? paymentMarkets,
    payers: createPayerCache(given.now),
    rules: { transitions, keyOf: (orderNo) => `pay:${orderNo}`, ...given.rules },
  };
  const background: PaymentsGround = {
    ...ground,
    providers: {
      adyen: withBreaker(ground.providers.adyen, ground),
      stripe: withBreaker(ground.providers.stripe, ground),
    },
  };
  return {
    payments: {
      offer: (country) => {
        const { provider, types } = marketOf(ground, country);
        return { settings: ground.providers[provider].publicSettings, types };
      },
      startCheckout: (request) => startCheckout(ground, request),
      submitPayment: (request) => submitPayment(ground, request),
      continuePayment: (request) => continuePayment(ground, request),
      readPayment: (request) => readPayment(ground, request),
      failLeftOver: (request) => failLeftOver(ground, request),
      cancelPayment: (request) => cancelPayment(ground, request),
      paidServices: (request) => findPaidServices(ground, request),
      providerCustomer: (request) => answeredOrFault(providerCustomer(ground, request)),
      findProviderCustomer: (request) => answeredOrFault(findProviderCustomer(ground, request)),
      readSetup: (request) => answeredOrFault(readSetup(ground, request)),
      shopperReference: ({ buyer }) => shopperReferenceOf(ground, buyer),
      savedMethods: (request) => answeredOrFault(savedMethods(ground, request)),
      deleteSavedMethod: (request) => answeredOrFault(deleteSavedMethod(ground, request)),
      startAddMethod: (request) => startAddMethod(ground, request),
      submitMethod: (request) => submitMethod(ground, request),
      continueMethod: (request) => continueMethod(ground, request),
    },
    webhooks: serveWebhooks(ground),
    charges: serveCharges(background),
    jobs: paymentsJobs(background),
    askForRecovery: () => askForRecovery(ground.database.queries, ground.now()),
    recover: () => recover(background),
  };
}
