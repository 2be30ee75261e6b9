import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import type { ProductPlan } from "../../app/catalogue/catalogue.ts";
import type { RateLimits } from "../../app/settings/rate-limits.ts";
import {
  catalogueContext,
  checkoutControlContext,
  factsContext,
  type RequestContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../../app/request/request-context.ts";
import type { SelectedVehicle } from "../../app/domain/vehicle/vehicle.ts";
import type { Session } from "../../app/session/session.ts";
import type { Person } from "../../app/session/shopper-tokens.ts";
import { shopFromSeed } from "../../app/site/shop-seed.ts";
import type { StorefrontSettings } from "../../app/settings/storefront-settings.ts";
import type { Buyer, Payments } from "../../payments/port/payments.ts";
import { readRows } from "../../database/open-database.ts";
import { testProduct } from "../basket/basket-documents.ts";
import type { PaymentsFixture } from "./payments-fixture.ts";
import { sitePreferences } from "../shop/site-preferences.ts";
import type { StorefrontDeps } from "../../app/settings/storefront-deps.ts";
import type { BackingSystems } from "../../contracts/services.ts";

const notCalled = () => Promise.reject(new Error("This is not called in these tests."));
const url = { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false } as const;

type Visitor = Awaited<ReturnType<PaymentsFixture["visit"]>>;
type PaymentContextOptions = {
  payments: Payments;
  now: () => Date;
  /** Without it, a visitor without a session. */
  visitor?: Visitor;
  localeId?: string;
  hasVehicle?: boolean;
  vin?: string;
  /** Other properties of the selected vehicle, which is of the shop's market by default. */
  vehicle?: Partial<SelectedVehicle>;
  /** The identity of a customer who has signed in. */
  accountId?: string;
  limits?: Partial<RateLimits>;
  /** Whether a service that was paid for already is refused; off by default, so that tests can share a vehicle. */
  hasCheckoutControl?: boolean;
  /** Countries in which a card must match the billing country; by default those of the demonstration. */
  billingMatchCountries?: readonly string[];
  /** Whether the site hides the page of the payment method. */
  isPaymentMethodHidden?: boolean;
  /** Whether the site hides all pages of the account. */
  isAccountHidden?: boolean;
  /** Countries with automatic renewal. */
  autoRenewalCountries?: readonly string[];
  services?: Partial<BackingSystems>;
  onError?: (error: unknown) => void;
};

/** The router context of a payment request. */
export async function paymentContext(options: PaymentContextOptions): Promise<RequestContext> {
  const { payments, now, visitor, localeId = "de-DE", hasVehicle = true, limits, hasCheckoutControl = false } = options;
  const context = new RouterContextProvider();
  context.set(factsContext, { requestId: "r", nonce: "n", ip: "203.0.113.9", host: "localhost:3000" });
  context.set(checkoutControlContext, { isSkipped: !hasCheckoutControl });
  context.set(settingsContext, {
    stage: "development",
    sessionSecret: "a secret of the tests, long enough",
    publicOrigin: "http://localhost:3000",
    urls: { hosts: {} },
    testHosts: { allSwitches: [], dateAndCheckoutSwitches: [] },
    commerce: { organizationId: "f_ecom_shop_001" },
  } as unknown as StorefrontSettings);
  const allow = async () => ({ isAllowed: true }) as const;
  context.set(depsContext, {
    services: {},
    reportError: () => undefined,
    payments,
    limits: { paymentPerCustomer: allow, paymentCallPerIp: allow, ...limits },
    now,
    ...(options.services && { services: options.services }),
    ...(options.onError && { reportError: options.onError }),
  } as unknown as StorefrontDeps);
  const shop = shopFromSeed({
    siteId: "VCS",
    localeId,
    stage: "development",
    publicOrigin: "http://localhost:3000",
    url,
  } as never);
  const { country } = shop.market;
  const vehicle: SelectedVehicle = {
    ...testVehicle,
    country,
    ...(options.vin && { vin: options.vin }),
    ...options.vehicle,
  };
  context.set(requestedShopContext, { shop, seed: {} as never, prefix: "/", pathname: "/" });
  context.set(sessionContext, sessionOf(await visitor?.buyer(), options.accountId));
  context.set(catalogueContext, {
    products: async (_, ids) => ids.map(soldProduct),
    allProducts: async () => [soldProduct("NAV"), { ...soldProduct("EVPLAN"), powertrains: ["BEV"] }],
    preferences: async () => ({
      ...sitePreferences,
      isPaymentMethodHidden: options.isPaymentMethodHidden ?? false,
      isAccountHidden: options.isAccountHidden ?? false,
      billingMatchCountries: options.billingMatchCountries ?? ["US", "CA"],
      autoRenewalCountries: options.autoRenewalCountries ?? ["DE", "GB"],
    }),
    coverage: notCalled,
    renewalQuestions: notCalled,
    questions: notCalled,
    helpText: async () => ({ title: "Text", bodyHtml: "", version: "2026-11-01" }),
    dataCard: async () => ({ title: "Text", bodyHtml: "" }),
    contactChannels: notCalled,
    vehicleImage: async () => undefined,
    splashPage: notCalled,
    countries: notCalled,
  });
  context.set(vehicleContext, {
    selectedVehicle: hasVehicle ? vehicle : undefined,
    pendingLookup: undefined,
    knownAt: 0,
    refresh: async () => (hasVehicle ? vehicle : undefined),
    markStale: () => undefined,
    select: () => undefined,
    storePendingLookup: () => undefined,
    drop: () => undefined,
  });
  return context;
}

/** A session of the buyer, or of a visitor without one. */
function sessionOf(buyer: Buyer | undefined, accountId: string | undefined): Session {
  const isRegistered = buyer?.isRegistered ?? false;
  return {
    isRegistered,
    customerId: buyer?.customerId,
    person: accountId === undefined ? undefined : ({ accountId } as Person),
    idToken: undefined,
    findShopper: async () =>
      buyer && {
        kind: isRegistered ? "registered" : "guest",
        customerId: buyer.customerId,
        commerceOcapi: buyer.commerceOcapi,
        commerceScapi: buyer.commerceScapi,
      },
    getOrCreateShopper: notCalled,
    signIn: notCalled,
    signOut: notCalled,
  };
}

const plansOf = (productId: string): ProductPlan[] =>
  [12, 24, 36].map((months) => ({
    planId: `${productId}-${months}M`,
    price: { amount: 9900, currency: "EUR" },
    isOrderable: true,
  }));

const soldProduct = (productId: string) => testProduct({ productId, plans: plansOf(productId) });

const testVehicle = {
  vin: "SALEA7BWAS2Z00201",
  id: "vehicle-1",
  make: "landrover",
  modelKey: "defender",
  modelName: "Defender",
  subscriptions: [{ productId: "NAV", expiresOn: "2026-12-15" }],
  owner: { id: "o", isForgerockUser: false },
} as const;

/** A request of the page's own script. */
export const requestTo = (path: string, body?: unknown): Request =>
  new Request(`http://localhost:3000${path}`, {
    ...(body !== undefined && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  });

/** How many payments the ledger knows. */
export async function countLedger({ database }: Pick<PaymentsFixture, "database">): Promise<number | undefined> {
  const [row] = await readRows<{ n: number }>(database.queries, sql`select count(*)::int as n from payments.payments`);
  return row?.n;
}

/** The state of an order's payment in the ledger. */
export async function ledgerState(
  { database }: Pick<PaymentsFixture, "database">,
  orderNo: string,
): Promise<string | undefined> {
  const [row] = await readRows<{ state: string }>(
    database.queries,
    sql`select state from payments.payments where reference = ${orderNo}`,
  );
  return row?.state;
}
