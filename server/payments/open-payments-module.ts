import type { Connection, Fetch } from "../../contracts/client.ts";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import type { Database } from "../../database/database.ts";
import { createAdyenProvider } from "../../payments/adyen/adyen-provider.ts";
import { createPayments, type PaymentsModule } from "../../payments/create-payments.ts";
import { createStripeProvider } from "../../payments/stripe/stripe-provider.ts";
import type { Environment } from "../environment/environment.ts";
import { describeError } from "../../database/describe-error.ts";
import type { Logger } from "../logging/logger.ts";
import { embeddedConnection } from "../platform/embedded-connection.ts";
import { answerFailures } from "../platform/service-failures.ts";
import { EXAMPLE_CREDITOR_ID, isSandboxRemote, paymentMode } from "../environment/payment-settings.ts";
import { createPaymentSandboxes, type PaymentSandboxes, stripePath } from "./payment-sandboxes.ts";
import { type SandboxKeys, sandboxKeys } from "./sandbox-keys.ts";

type Deps = {
  environment: Environment;
  database: Database;
  now: () => Date;
  secret: string;
  logger: Logger;
  commerce: { connection: Connection; organizationId: string; serverClient: { id: string; secret: string } };
  /** Where browsers find the sandboxes. */
  sandboxOrigin: string;
  /** The origin of the pages that hold their frames, and of the webhooks. */
  shopOrigin: string;
  /** Sends messages to that origin when it is another process. */
  toShop?: Fetch;
};

export type OpenPaymentsModule = PaymentsModule & { sandboxes: PaymentSandboxes | undefined };

/** The shop's payments, with the real providers or with their sandboxes in this process, by the settings. */
export function openPaymentsModule(deps: Deps): OpenPaymentsModule {
  const { environment, database, now, commerce, logger } = deps;
  const isSandboxed = paymentMode(environment) === "sandbox";
  const keys = sandboxKeys(environment, deps.secret);
  const deferred: { webhooks?: Fetch } = {};
  const toShop: Fetch = deps.toShop ?? ((request) => requireBound(deferred.webhooks)(request));
  const sandboxes =
    isSandboxed && !isSandboxRemote(environment)
      ? createPaymentSandboxes({
          database,
          now,
          keys,
          origin: deps.sandboxOrigin,
          shopOrigin: deps.shopOrigin,
          isConsoleOpen: environment.STAGE === "development",
          toShop,
        })
      : undefined;
  const { id, secret } = commerce.serverClient;
  const paymentsModule = createPayments({
    database,
    now,
    commerce: {
      client: createOcapiClient(commerce.connection),
      organizationId: commerce.organizationId,
      serverAuthorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
    },
    providers: {
      adyen: createAdyenProvider(adyenSettings(deps, keys, sandboxes)),
      stripe: createStripeProvider(stripeSettings(deps, keys, sandboxes)),
    },
    hostName: new URL(environment.PUBLIC_ORIGIN).host,
    report: (problem, { paymentId, error }) =>
      logger.warn({ paymentId, error: error && describeError(error).error }, problem),
  });
  for (const name of ["webhooks", "charges"] as const) answerFailures(paymentsModule[name], { name, logger });
  if (sandboxes) {
    answerFailures(sandboxes.adyen, { name: "adyen-sandbox", logger });
    answerFailures(sandboxes.stripe, { name: "stripe-sandbox", logger });
    answerFailures(sandboxes.together, { name: "adyen-sandbox", logger });
  }
  deferred.webhooks = (request) => paymentsModule.webhooks.fetch(request);
  return { ...paymentsModule, jobs: { ...paymentsModule.jobs, ...sandboxes?.jobs }, sandboxes };
}

function requireBound(fetch: Fetch | undefined): Fetch {
  if (!fetch) throw new Error("The shop does not accept messages yet.");
  return fetch;
}

function adyenSettings(
  { environment, sandboxOrigin }: Deps,
  keys: SandboxKeys,
  sandboxes: PaymentSandboxes | undefined,
): Parameters<typeof createAdyenProvider>[0] {
  const isLive = environment.ADYEN_ENVIRONMENT === "live";
  const name = isLive ? "live" : "test";
  const connection = sandboxConnection(environment.ADYEN_API_URL, sandboxes?.adyen);
  return {
    apiKey: keys.apiKey,
    merchantAccount: keys.merchantAccount,
    hmacKey: keys.hmacKey,
    environment: name,
    ...(environment.ADYEN_LIVE_PREFIX !== undefined && { livePrefix: environment.ADYEN_LIVE_PREFIX }),
    public: {
      provider: "adyen",
      environment: name,
      clientKey: keys.clientKey,
      sepaCreditorId: environment.SEPA_CREDITOR_ID ?? EXAMPLE_CREDITOR_ID,
      ...(paymentMode(environment) === "sandbox" && { sandboxOrigin }),
    },
    ...(connection && { connection }),
  };
}

function stripeSettings(
  { environment, sandboxOrigin }: Deps,
  keys: SandboxKeys,
  sandboxes: PaymentSandboxes | undefined,
): Parameters<typeof createStripeProvider>[0] {
  const connection = sandboxConnection(environment.STRIPE_API_URL, sandboxes?.stripe);
  return {
    secretKey: keys.secretKey,
    webhookSecret: keys.webhookSecret,
    isLive: paymentMode(environment) === "live",
    public: {
      provider: "stripe",
      publishableKey: keys.publishableKey,
      ...(paymentMode(environment) === "sandbox" && {
        sandboxOrigin,
        scriptUrl: environment.STRIPE_JS_URL ?? `${sandboxOrigin}${stripePath}/js/stripe.js`,
      }),
    },
    ...(connection && { connection }),
  };
}

/** A connection to the sandbox in this process, unless the settings name another one. */
function sandboxConnection(
  address: string | undefined,
  sandbox: PaymentSandboxes["adyen"] | undefined,
): Connection | undefined {
  if (address !== undefined) return { baseUrl: address, fetch: (request) => fetch(request) };
  return sandbox && embeddedConnection(sandbox);
}
