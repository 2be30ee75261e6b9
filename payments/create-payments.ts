import type { Hono } from "hono";
import type { PersonData } from "../contracts/privacy/person-data.ts";
import type { ProviderName } from "./port/payment-types.ts";
import type { Payments } from "./port/payments.ts";
import type { JobHandler } from "../database/jobs/jobs.ts";
import type { Database } from "../database/database.ts";
import { serveCharges } from "./charges/serve-charges.ts";
import { cancelPayment, continuePayment, endUnfinishedPayment, readPayment } from "./checkout/continue-payment.ts";
import { findProviderCustomer, shopperReferenceOf } from "./checkout/identify-buyer.ts";
import { createBuyerIdsCache } from "./checkout/buyer-ids-cache.ts";
import { startAddMethod, startCheckout } from "./checkout/start-checkout.ts";
import { submitPayment } from "./checkout/submit-payment.ts";
import { type CommerceAccess, marketOf, type PaymentMarket, type PaymentsDeps, type Report } from "./deps.ts";
import { findPaidServices } from "./ledger/paid-services.ts";
import { transitions } from "./ledger/states.ts";
import { paymentMarkets } from "./markets.ts";
import { deleteSavedMethod, findOrCreateProviderCustomer, readSetup, savedMethods } from "./methods/saved-methods.ts";
import { continueMethod, readMethod, submitMethod } from "./methods/submit-method.ts";
import { paymentsPersonData } from "./person-data/payments-person-data.ts";
import { requestRecovery, paymentsJobs } from "./payments-jobs.ts";
import { withCircuitBreaker } from "./provider-circuit-breaker.ts";
import { asServiceFault } from "./provider-fault.ts";
import type { Provider } from "./provider.ts";
import { recover } from "./recovery/recover.ts";
import { serveWebhooks } from "./webhooks/serve-webhooks.ts";

type PaymentsOptions = {
  database: Database;
  now: () => Date;
  commerce: CommerceAccess;
  providers: Record<ProviderName, Provider>;
  hostName: string;
  report: Report;
  markets?: Readonly<Record<string, PaymentMarket>>;
  rules?: Partial<PaymentsDeps["rules"]>;
};

export type PaymentsModule = {
  /** For the shop's routes. */
  payments: Payments;
  /** `POST /webhooks/adyen` and `/webhooks/stripe`. */
  webhooks: Hono;
  /** For order management: renewals and refunds. */
  charges: Hono;
  /** For the deletion of a customer's data. */
  personData: PersonData;
  jobs: Record<string, JobHandler>;
  requestRecovery(): Promise<void>;
  /** Runs one round of recovery now. */
  recover(): Promise<void>;
};

/** The shop's payments: the ledger, the providers, and the webhooks and jobs that keep both consistent. */
export function createPayments(options: PaymentsOptions): PaymentsModule {
  const deps: PaymentsDeps = {
    ...options,
    markets: options.markets ?? paymentMarkets,
    buyerIdsCache: createBuyerIdsCache(options.now),
    rules: { transitions, keyOf: (orderNo) => `pay:${orderNo}`, ...options.rules },
  };
  const background: PaymentsDeps = {
    ...deps,
    providers: {
      adyen: withCircuitBreaker(deps.providers.adyen, deps),
      stripe: withCircuitBreaker(deps.providers.stripe, deps),
    },
  };
  return {
    payments: {
      paymentOptions: (country) => {
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
      findOrCreateProviderCustomer: (request) => asServiceFault(findOrCreateProviderCustomer(deps, request)),
      findProviderCustomer: (request) => asServiceFault(findProviderCustomer(deps, request)),
      readSetup: (request) => asServiceFault(readSetup(deps, request)),
      shopperReference: ({ buyer }) => shopperReferenceOf(deps, buyer),
      savedMethods: (request) => asServiceFault(savedMethods(deps, request)),
      deleteSavedMethod: (request) => asServiceFault(deleteSavedMethod(deps, request)),
      startAddMethod: (request) => startAddMethod(deps, request),
      submitMethod: (request) => submitMethod(deps, request),
      continueMethod: (request) => continueMethod(deps, request),
      readMethod: (request) => readMethod(deps, request),
    },
    webhooks: serveWebhooks(deps),
    charges: serveCharges(background),
    personData: paymentsPersonData(background),
    jobs: paymentsJobs(background),
    requestRecovery: () => requestRecovery(deps.database.queries, deps.now()),
    recover: () => recover(background),
  };
}
