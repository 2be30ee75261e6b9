import { Hono } from "hono";
import type { Client, Connection, Fetch } from "../../contracts/client.ts";
import { getBasket } from "../../contracts/commerce/baskets.ts";
import { createOcapiClient } from "../../contracts/commerce/ocapi.ts";
import { createScapiClient } from "../../contracts/commerce/scapi.ts";
import type { Buyer, PaymentDetails, RequestSource, SubmitRequest } from "../../payments/port/payments.ts";
import { startWorker } from "../../database/jobs/jobs.ts";
import type { Database } from "../../database/database.ts";
import { createAdyenProvider } from "../../payments/adyen/adyen-provider.ts";
import { createBuyerIdsCache } from "../../payments/checkout/buyer-ids-cache.ts";
import { createPayments } from "../../payments/create-payments.ts";
import type { PaymentsDeps } from "../../payments/deps.ts";
import { transitions } from "../../payments/ledger/states.ts";
import { paymentMarkets } from "../../payments/markets.ts";
import { createStripeProvider } from "../../payments/stripe/stripe-provider.ts";
import { jobLimits } from "../../payments/topics.ts";
import { adyenSandboxJobs, createAdyenSandbox } from "../../platform/adyen-sandbox/adyen-sandbox.ts";
import { createAccessTokens, type Shopper } from "../../platform/commerce/access-token.ts";
import { fillCatalogue } from "../../platform/commerce/catalogue/fill-catalogue.ts";
import { createCommerce } from "../../platform/commerce/commerce.ts";
import { createStripeSandbox, stripeSandboxJobs } from "../../platform/stripe-sandbox/stripe-sandbox.ts";
import { testCatalogue } from "../commerce-catalogue.ts";
import { commercePeople, completeBasket, fillBasket, newShopper } from "../commerce-fixture.ts";
import { openTestDatabase } from "../test-database.ts";
import { createBasketCopies } from "./basket-copies.ts";
import { createFaults } from "./network-faults.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

export const keys = {
  apiKey: "sandbox-api-key",
  merchantAccount: "ConnectedServices",
  hmacKey: "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056",
  secretKey: "sk_test_sandbox",
  publishableKey: "pk_test_sandbox",
  webhookSecret: "whsec_sandbox",
};

const origin = "http://localhost:8080";
export const shopOrigin = "http://localhost:3000";

const embedded = (app: { fetch: Fetch }): Connection => ({
  baseUrl: "http://embedded.invalid",
  fetch: async (request) => app.fetch(request),
});

export type PaymentsFixture = Awaited<ReturnType<typeof createPaymentsFixture>>;

/** The shop's payments with commerce and both providers behind them, a clock to move and connections that can fail. */
export async function createPaymentsFixture(given: { database?: Database } = {}) {
  const database = given.database ?? (await openTestDatabase());
  let time = new Date("2026-11-15T12:00:00.000Z");
  const now = () => time;
  await database.transaction((tx) => fillCatalogue(tx, testCatalogue));
  const tokens = createAccessTokens({ secret: new Uint8Array(32).fill(7), now });
  const orderManagement = new Hono().post("*", (context) => context.json({ id: "801", orderNumber: "1" }));
  const commerceApp = createCommerce({
    database,
    now,
    tokens,
    orderManagement: embedded(orderManagement),
    people: commercePeople,
  });
  const adyenApp = createAdyenSandbox({ database, now, ...keys, origin, shopOrigin, isConsoleOpen: true });
  const stripeApp = createStripeSandbox({ database, now, ...keys, origin, shopOrigin, isConsoleOpen: true });
  const faults = { adyen: createFaults(), stripe: createFaults(), commerce: createFaults() };
  const commerce = faults.commerce.through(embedded(commerceApp));
  const { id, secret } = commercePeople.settings.trustedClient;
  const reports: string[] = [];
  const access = {
    client: createOcapiClient(commerce),
    organizationId: commercePeople.settings.organizationId,
    serverAuthorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`,
  };
  const parts = {
    database,
    now,
    commerce: access,
    providers: createProviders({
      adyen: faults.adyen.through(embedded(adyenApp)),
      stripe: faults.stripe.through(embedded(stripeApp)),
    }),
    hostName: "localhost",
    report: (problem: string, { error }: { error?: unknown }) =>
      void reports.push(error instanceof Error ? `${problem}: ${error.message}` : problem),
  };
  const paymentsModule = createPayments(parts);
  const toShop: Fetch = (request) => paymentsModule.webhooks.fetch(request);
  const jobs = { ...paymentsModule.jobs, ...sandboxJobs({ database, now, toShop }) };
  const drain = async (topics: (topic: string) => boolean = () => true) => {
    const handlers = Object.fromEntries(Object.entries(jobs).filter(([topic]) => topics(topic)));
    const worker = startWorker({ database, handlers, now, onError: () => {}, limits: jobLimits, pollMs: 60_000 });
    await worker.drain();
    await worker.stop();
  };
  const connection = embedded(commerceApp);
  const copyBasket = createBasketCopies(database, now);
  return {
    database,
    now,
    paymentsModule,
    /** For a test that calls one use case alone. */
    deps: completeDeps(parts),
    payments: paymentsModule.payments,
    access,
    faults,
    reports,
    jobs,
    drain,
    apps: { adyen: adyenApp, stripe: stripeApp, commerce: commerceApp },
    /** Lets time pass, and runs the jobs that become due and the recovery. */
    async pass(seconds: number) {
      time = new Date(time.getTime() + seconds * 1000);
      await drain();
      await paymentsModule.recover();
      await drain();
    },
    visit: (about: Visit = {}) => visit({ tokens, connection, wire: commerce, copyBasket }, about),
    close: () => database.close(),
  };
}

const createProviders = ({ adyen, stripe }: { adyen: Connection; stripe: Connection }): PaymentsDeps["providers"] => ({
  adyen: createAdyenProvider({
    ...keys,
    environment: "test",
    public: { provider: "adyen", environment: "test", clientKey: "sandbox_key", sandboxOrigin: origin },
    connection: adyen,
  }),
  stripe: createStripeProvider({
    ...keys,
    isLive: false,
    public: { provider: "stripe", publishableKey: keys.publishableKey, sandboxOrigin: origin },
    connection: stripe,
  }),
});

const completeDeps = (parts: Omit<PaymentsDeps, "markets" | "buyerIdsCache" | "rules">): PaymentsDeps => ({
  ...parts,
  markets: paymentMarkets,
  buyerIdsCache: createBuyerIdsCache(parts.now),
  rules: { transitions, keyOf: (orderNo) => `pay:${orderNo}` },
});

/** The jobs of the sandboxes; `toShop` delivers their messages. */
export function sandboxJobs({ database, now, toShop }: { database: Database; now: () => Date; toShop: Fetch }) {
  const receiver = (provider: string) => ({ fetch: toShop, url: `${shopOrigin}/webhooks/${provider}` });
  return {
    ...adyenSandboxJobs({ database, now, ...keys, receiver: receiver("adyen") }),
    ...stripeSandboxJobs({ database, now, ...keys, origin, receiver: receiver("stripe") }),
  };
}

type Visit = Partial<Shopper> & { country?: string; products?: string[]; address?: object };

const currencies: Readonly<Record<string, "GBP" | "EUR">> = { GB: "GBP", DE: "EUR", NL: "EUR", BE: "EUR" };
const locales: Readonly<Record<string, string>> = { GB: "en-GB", DE: "de-DE", NL: "nl-NL", BE: "nl-BE" };

type Wires = {
  tokens: ReturnType<typeof createAccessTokens>;
  connection: Connection;
  /** The connection from payments to commerce, which can fail. */
  wire: Connection;
  copyBasket: ReturnType<typeof createBasketCopies>;
};

/** A visitor with a full basket who is about to pay. */
async function visit(
  { tokens, connection, wire, copyBasket }: Wires,
  { country = "DE", products = ["NAV-12M"], address, ...about }: Visit,
) {
  const shopper = newShopper(about);
  const authorize =
    (client: Client): Client =>
    async (endpoint, input, options = {}) => {
      const authorization = `Bearer ${await tokens.sign(shopper)}`;
      return client(endpoint, input, { ...options, headers: { authorization, ...options.headers } });
    };
  const authorised = authorize(createOcapiClient(connection));
  const locale = locales[country] ?? "en-GB";
  const billing = address ?? { country_code: country };
  const basketId = await copyBasket(JSON.stringify([country, products, billing]), shopper, async () => {
    const filled = await fillBasket(authorised, { products, currency: currencies[country] ?? "GBP", locale });
    await completeBasket(authorised, filled, billing);
    return filled;
  });
  // The last total that the page showed, which it keeps once the basket has become an order.
  let seen: { amount?: number; currency?: string } = {};
  const shown = async () => {
    const basket = await authorised(getBasket, { params: { siteId: shopper.siteId, basketId } }).catch(() => undefined);
    if (basket?.order_total !== undefined) {
      seen = { amount: toMinorUnits(basket.order_total), currency: basket.currency };
    }
    return seen;
  };
  const buyer = async (): Promise<Buyer> => ({
    siteId: shopper.siteId,
    customerId: shopper.customerId,
    isRegistered: shopper.isRegistered,
    commerceOcapi: authorize(createOcapiClient(wire)),
    commerceScapi: authorize(createScapiClient(wire)),
  });
  const source: RequestSource = {
    country,
    locale,
    ip: "203.0.113.9",
    origin: shopOrigin,
    returnUrl: `${shopOrigin}/payment-confirmation`,
  };
  return {
    shopper,
    call: authorised,
    basketId,
    buyer,
    source,
    /** Total and currency as the page shows them. */
    shown,
    async submission(paymentDetails: PaymentDetails, more: Partial<SubmitRequest> = {}): Promise<SubmitRequest> {
      return {
        claimed: await shown(),
        buyer: await buyer(),
        source,
        basketId,
        paymentDetails,
        orderFields: { c_SNP_OMS_vin: "SALEA7BWAS2Z00201", c_SNP_OMS_brand: "Land Rover" },
        mustMatchBillingCountry: false,
        // Off, so that tests can share a vehicle.
        mustRefuseDuplicates: false,
        ...more,
      };
    },
  };
}
