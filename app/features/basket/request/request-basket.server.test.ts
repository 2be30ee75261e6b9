import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../../contracts/client.ts";
import { Fault } from "../../../../contracts/fault.ts";
import { testProduct } from "../../../../test/basket/basket-documents.ts";
import { fillBasket, newShopper, prepareCommerce, shopAs } from "../../../../test/commerce-fixture.ts";
import {
  loadVehicleBasket,
  loadTaxDisplay,
  loadTaxNote,
  siteLocaleOf,
  readBasketSummary,
} from "./request-basket.server.ts";
import {
  catalogueContext,
  sessionContext,
  settingsContext,
  requestedShopContext,
  vehicleContext,
  depsContext,
} from "../../../request/request-context.ts";
import type { Shopper } from "../../../session/session.ts";
import { shopFromSeed } from "../../../site/shop-seed.ts";
import type { StorefrontSettings } from "../../../settings/storefront-settings.ts";
import type { SelectedVehicle } from "../../../domain/vehicle/vehicle.ts";
import type { VehicleSelection } from "../../../domain/vehicle/vehicle-selection.ts";
import { sitePreferences } from "../../../../test/shop/site-preferences.ts";
import type { StorefrontDeps } from "../../../settings/storefront-deps.ts";

let commerce: Awaited<ReturnType<typeof prepareCommerce>>;
beforeAll(async () => {
  commerce = await prepareCommerce();
});
afterAll(() => commerce.close());

const url = { defaultSite: "VCS", placement: { site: "path", locale: "path" }, showDefaults: false } as const;
const vehicle: SelectedVehicle = {
  vin: "SALEA7BWAS2Z00201",
  make: "landrover",
  country: "GB",
  modelKey: "defender",
  modelName: "Defender",
  subscriptions: [{ productId: "NAV", expiresOn: "2026-12-15" }],
  owner: { id: "o", isForgerockUser: false },
};
const selectionOf = (selectedVehicle: SelectedVehicle): VehicleSelection => ({
  selectedVehicle,
  pendingLookup: undefined,
  knownAt: 0,
  refresh: async () => selectedVehicle,
  markStale: () => undefined,
  select: () => undefined,
  storePendingLookup: () => undefined,
  drop: () => undefined,
});
const down = () => Promise.reject(new Fault({ service: "commerce", kind: "unavailable", detail: { message: "down" } }));

async function visit({ products = ["NAV-24M"], localeId = "en-GB", hasSession = true, isDown = false } = {}) {
  const calls: string[] = [];
  const timeouts: (number | undefined)[] = [];
  const owner = newShopper();
  const fetch = async (request: Request) => commerce.app.fetch(request);
  const { ocapi, scapi } = shopAs({ baseUrl: "http://commerce.invalid", fetch }, owner);
  if (products.length > 0) await fillBasket(ocapi, { products });
  const counted =
    (client: Client): Client =>
    (endpoint, input, options) => {
      calls.push(endpoint.path);
      timeouts.push(options?.timeoutMs);
      return isDown ? down() : client(endpoint, input, options);
    };
  const shopper: Shopper = {
    kind: "guest",
    customerId: owner.customerId,
    commerceOcapi: counted(ocapi),
    commerceScapi: counted(scapi),
  };
  const shop = shopFromSeed({ siteId: "VCS", localeId, stage: "development", publicOrigin: "http://shop.test", url });
  const context = new RouterContextProvider();
  context.set(settingsContext, { commerce: { organizationId: "f_ecom_shop_001" } } as StorefrontSettings);
  context.set(depsContext, {
    payments: { paidServices: async () => [] },
    now: () => new Date("2026-11-15T12:00:00Z"),
  } as unknown as StorefrontDeps);
  context.set(requestedShopContext, { shop, seed: {} as never, prefix: "/", pathname: "/" });
  context.set(sessionContext, {
    isRegistered: false,
    person: undefined,
    idToken: undefined,
    findShopper: async () => (hasSession ? shopper : undefined),
    getOrCreateShopper: () => Promise.reject(new Error("reading must not create a guest")),
    signIn: () => down(),
    signOut: () => down(),
  });
  context.set(catalogueContext, {
    products: async () => [testProduct()],
    allProducts: async () => [],
    preferences: down,
    coverage: down,
    renewalQuestions: down,
    questions: down,
    helpText: down,
    dataCard: down,
    contactChannels: down,
    vehicleImage: down,
    splashPage: down,
    countries: down,
  });
  context.set(vehicleContext, selectionOf(vehicle));
  return { context, calls, timeouts };
}

describe("the basket of a request", () => {
  it("is read once, for the header and the page", async () => {
    const { context, calls } = await visit();
    const [summary, basket] = await Promise.all([readBasketSummary(context), loadVehicleBasket(context)]);
    expect(summary).toEqual({ count: 1, stamp: expect.stringMatching(/^\w{12}$/) as string });
    expect(basket?.items).toMatchObject([{ planId: "NAV-24M", newEnd: "2028-12-15" }]);
    expect(calls).toHaveLength(1);
  });

  it("is not read without a session", async () => {
    const { context, calls } = await visit({ hasSession: false });
    expect(await readBasketSummary(context)).toEqual({ count: 0, stamp: "" });
    expect(await loadVehicleBasket(context)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it("has the count 0 when commerce has none", async () => {
    const { context } = await visit({ products: [] });
    expect(await readBasketSummary(context)).toEqual({ count: 0, stamp: "" });
  });

  it("has no count when commerce is down, and the page gets the fault", async () => {
    const { context } = await visit({ isDown: true });
    expect(await readBasketSummary(context)).toBeUndefined();
    await expect(loadVehicleBasket(context)).rejects.toBeInstanceOf(Fault);
  });

  it("has four seconds in all, retries included", async () => {
    const { context, timeouts } = await visit();
    await loadVehicleBasket(context);
    expect(timeouts).toEqual([4_000]);
  });

  it("shows no tax lines while the site's preferences are not known", async () => {
    const { context } = await visit();
    expect(await loadTaxDisplay(context)).toEqual({ mentionsVat: false, addsTaxAtCheckout: false });
  });

  it.each([
    ["en-GB", true, "price.includeVat"],
    ["en-GB", false, undefined],
    ["en-US", false, "price.excludeTax"],
    ["en-GB", undefined, undefined],
  ])("on %s with the VAT feature %s has the tax note %s in the footer", async (localeId, mentionsVat, expected) => {
    const { context } = await visit({ localeId, products: [] });
    const preferences = mentionsVat === undefined ? down : async () => ({ ...sitePreferences, mentionsVat });
    context.set(catalogueContext, { ...context.get(catalogueContext), preferences });
    expect(await loadTaxNote(context)).toBe(expected);
  });

  it.each([
    ["en-GB", "en-GB", "GBP"],
    ["cs-CZ", "cs-CZ", "CZK"],
    ["en-XB", "en-US", "USD"],
  ])("on %s has the commerce locale %s and the currency %s", async (localeId, commerceLocale, currency) => {
    const { context } = await visit({ localeId, products: [] });
    expect(siteLocaleOf(context)).toEqual({ siteId: "VCS", localeId: commerceLocale, currency });
  });
});
