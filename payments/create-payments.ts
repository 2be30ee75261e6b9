import type { Hono } from "hono";
import type { ProviderName } from "./port/payment-words.ts";
import type { Payments } from "./port/payments.ts";
import type { JobHandler } from "../database/jobs/jobs.ts";
import type { Database } from "../database/database.ts";
import { serveCharges } from "./charges/serve-charges.ts";
import { cancelPayment, continuePayment, endUnfinishedPayment, readPayment } from "./checkout/continue-payment.ts";
import { findProviderCustomer, shopperReferenceOf } from "./checkout/identify-payer.ts";
import { createPayerCache } from "./checkout/payer-cache.ts";
import { startAddMethod, startCheckout } from "./checkout/start-checkout.ts";
import { submitPayment } from "./checkout/submit-payment.ts";
import { type CommerceAccess, marketOf, type PaymentMarket, type PaymentsDeps, type Report } from "./deps.ts";
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
  rules?: Partial<PaymentsDeps["rules"]>;
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
  const deps: PaymentsDeps = {
    ...given,
    markets: given.markets ?? paymentMarkets,
    payers: createPayerCache(given.now),
    rules: { transitions, keyOf: (orderNo) => `pay:${orderNo}`, ...given.rules },
  };
  const background: PaymentsDeps = {
    ...deps,
    providers: {
      adyen: withBreaker(deps.providers.adyen, deps),
      stripe: withBreaker(deps.providers.stripe, deps),
    },
  };
  return {
    payments: {
      offer: (country) => {
        const { provider, types } = marketOf(deps, country);
        return { settings: deps.providers[provider].publicSettings, types };
      },
      startCheckout: (request) => startCheckout(deps, request),
      submitPayment: (request) => submitPayment(deps, request),
      continuePayment: (request) => continuePayment(deps, request),
      readPayment: (request) => readPayment(deps, request),
      endUnfinishedPayment: (request) => endUnfinishedPayment(deps, request),
      cancelPayment: (request) => cancelPayment(deps, request),
      paidServices: (request) => findPaidServices(deps, request),
      providerCustomer: (request) => answeredOrFault(providerCustomer(deps, request)),
      findProviderCustomer: (request) => answeredOrFault(findProviderCustomer(deps, request)),
      readSetup: (request) => answeredOrFault(readSetup(deps, request)),
      shopperReference: ({ buyer }) => shopperReferenceOf(deps, buyer),
      savedMethods: (request) => answeredOrFault(savedMethods(deps, request)),
      deleteSavedMethod: (request) => answeredOrFault(deleteSavedMethod(deps, request)),
      startAddMethod: (request) => startAddMethod(deps, request),
      submitMethod: (request) => submitMethod(deps, request),
      continueMethod: (request) => continueMethod(deps, request),
    },
    webhooks: serveWebhooks(deps),
    charges: serveCharges(background),
    jobs: paymentsJobs(background),
    askForRecovery: () => askForRecovery(deps.database.queries, deps.now()),
    recover: () => recover(background),
  };
}
