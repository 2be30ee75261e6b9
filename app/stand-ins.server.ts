import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import type { Client } from "../contracts/client.ts";
import { getProducts, type ProductDocument } from "../contracts/commerce/products.ts";
import { authorizeCustomer, getAccessToken } from "../contracts/commerce/slas.ts";
import type { Services } from "../contracts/services.ts";
import type { Catalogue, Place, Product } from "./catalogue/catalogue.ts";
import { fromMajorUnits } from "./domain/money.ts";
import { periodOf } from "./domain/plan-term.ts";
import type { VehicleInHand } from "./domain/vehicle.ts";
import { catalogueContext, limitsContext, sessionContext, vehicleContext } from "./request-context.ts";
import type { Shopper } from "./session/session.ts";
import type { StorefrontSettings } from "./storefront-settings.ts";

/** Temporary: holds the place of session, catalogue, vehicle and limits until they are there. */
const shoppers = new Map<string, Shopper>();
const vehicles = new Map<string, VehicleInHand>();

type Ground = { request: Request; services: Services; settings: StorefrontSettings; siteId: string };

export function standIn(context: RouterContextProvider, ground: Ground): string | undefined {
  const { request, services, settings, siteId } = ground;
  const brought = /(?:^|; )stand-in=([\w-]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  const visitor = brought ?? randomUUID();
  const key = `${visitor}:${siteId}`;
  const vin = new URL(request.url).searchParams.get("carvin");
  if (vin) vehicles.set(key, vehicleOf(vin, settings.now()));
  context.set(sessionContext, {
    isRegistered: false,
    known: async () => shoppers.get(key),
    async shopper() {
      const known = shoppers.get(key) ?? (await becomeGuest(ground));
      shoppers.set(key, known);
      return known;
    },
  });
  context.set(catalogueContext, catalogueOf(services, settings.commerce.organizationId));
  context.set(vehicleContext, { current: vehicles.get(key), take: () => undefined, drop: () => undefined });
  const free = async () => ({ isAllowed: true }) as const;
  context.set(limitsContext, {
    vehicleLookupPerAddress: free,
    vehicleLookupPerVinPrefix: free,
    couponPerAddress: free,
  });
  return brought ? undefined : `stand-in=${visitor}; Path=/; HttpOnly; SameSite=Lax`;
}

function vehicleOf(vin: string, now: Date): VehicleInHand {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return {
    vin,
    make: vin.startsWith("SAL") ? "landrover" : "jaguar",
    country: "GB",
    modelKey: vin.startsWith("SAL") ? "defender" : "i-pace",
    modelName: vin.startsWith("SAL") ? "Defender" : "I-PACE",
    subscriptions: ["CONNAV", "REMOTE", "SECURE"].map((productId) => ({ productId, expiresOn: inDays(30) })),
    owner: { id: "o", isForgerockUser: false },
  };
}

async function becomeGuest({ services, settings, siteId }: Ground): Promise<Shopper> {
  const params = { organizationId: settings.commerce.organizationId };
  const verifier = randomBytes(96).toString("base64url");
  const common = { client_id: "storefront", channel_id: siteId, redirect_uri: `${settings.publicOrigin}/callback` };
  const answer = await services.shopperLogin(authorizeCustomer, {
    params,
    query: {
      ...common,
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      response_type: "code",
      hint: "guest",
    },
  });
  const { searchParams } = new URL(answer);
  const tokens = await services.shopperLogin(getAccessToken, {
    params,
    body: {
      grant_type: "authorization_code_pkce",
      code: searchParams.get("code") ?? "",
      usid: searchParams.get("usid") ?? "",
      code_verifier: verifier,
      ...common,
    },
  });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const speak =
    (client: Client): Client =>
    (endpoint, input, options) =>
      client(endpoint, input, { ...options, headers: { ...headers, ...options?.headers } });
  return {
    kind: "guest",
    customerId: tokens.customer_id,
    commerce: speak(services.commerce),
    commerceData: speak(services.commerceData),
  };
}

function catalogueOf(services: Services, organizationId: string): Catalogue {
  const products = async ({ siteId, localeId, currency }: Place, ids: readonly string[]) => {
    const { data } = await services.commerceData(getProducts, {
      params: { organizationId },
      query: { siteId, locale: localeId, currency: currency as "GBP", ids: ids.join(",") },
    });
    return data.map(productOf);
  };
  return {
    products,
    allProducts: async () => [],
    preferences: async () => ({
      isAccountHidden: false,
      isPaymentMethodHidden: false,
      overviewCountries: [],
      autoRenewalCountries: [],
      allOrdersCountries: [],
      hasVat: true,
      hasTaxIntegration: true,
      taxIntegrationCountries: ["US", "CA"],
    }),
  };
}

const productOf = (document: ProductDocument): Product => ({
  productId: document.id,
  name: document.name,
  text: document.longDescription,
  summary: document.shortDescription,
  image: document.imageGroups[0]?.images[0]?.link ?? "",
  gallery: [],
  categoryId: document.primaryCategoryId,
  isConnectedNavigation: false,
  isSecure: document.c_secure,
  powertrains: [],
  benefits: [],
  hasVariations: true,
  plans: (document.variants ?? []).map(({ productId, price, orderable, variationValues }) => ({
    planId: productId,
    term: {
      duration: Number(variationValues.subscriptionDuration),
      period: periodOf(variationValues.subscriptionDurationType),
    },
    price: fromMajorUnits(price, document.currency),
    isOrderable: orderable,
  })),
});
