import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderFields } from "../../contracts/commerce/order-fields.ts";
import { Fault } from "../../contracts/fault.ts";
import { testProduct } from "../../test/basket/basket-documents.ts";
import { changeSession, openShop } from "../../test/payments/change-context.ts";
import { paymentContext } from "../../test/payments/payment-visit.ts";
import { createPaymentsFixture, type PaymentsFixture } from "../../test/payments/payments-fixture.ts";
import { loadMessages } from "../i18n/load-messages.ts";
import { catalogueContext, factsContext, type RequestContext, settingsContext } from "../request/request-context.ts";
import { LOCALE_IDS, type LocaleId } from "../site/locales.ts";
import { readOrderFields } from "./order-fields.server.ts";

let fixture: PaymentsFixture;
beforeAll(async () => {
  fixture = await createPaymentsFixture();
  await Promise.all(LOCALE_IDS.map((localeId) => loadMessages(localeId)));
});
afterAll(() => fixture.close());

type Options = Partial<Parameters<typeof paymentContext>[0]>;
const contextOf = (options: Options = {}) =>
  paymentContext({ payments: fixture.payments, now: fixture.now, ...options });
const fieldsOf = async (context: RequestContext, autoRenew = false) => (await readOrderFields(context, { autoRenew }))!;

it("an order needs a vehicle", async () => {
  expect(await readOrderFields(await contextOf({ hasVehicle: false }), { autoRenew: true })).toBeUndefined();
});

describe("the vehicle", () => {
  it.each([
    ["landrover", "Land Rover"],
    ["jaguar", "Jaguar"],
  ] as const)("of the make %s has the brand %s in the order", async (make, brand) => {
    const vehicle = { make, modelKey: "RangeRoverEvoque", modelName: "Range Rover Evoque" };
    expect(await fieldsOf(await contextOf({ vehicle, vin: "SALEA7BWAS2Z00777" }))).toMatchObject({
      c_SNP_OMS_vin: "SALEA7BWAS2Z00777",
      c_SNP_OMS_JLRVehicleId: "vehicle-1",
      c_SNP_OMS_brand: brand,
      c_SNP_OMS_subbrand: "RangeRoverEvoque",
      c_SNP_OMS_vehicleName: "Range Rover Evoque",
    });
  });

  it("without an id in the maker's systems has no id in the order", async () => {
    const context = await contextOf({ vehicle: { id: undefined } });
    expect(await fieldsOf(context)).not.toHaveProperty("c_SNP_OMS_JLRVehicleId");
  });

  it.each([
    ["no service", { subscriptions: [] }, "[]"],
    [
      "one service",
      { subscriptions: [{ productId: "NAV", expiresOn: "2026-12-15" }] },
      '[{"productId":"NAV","expiryDate":"2026-12-15"}]',
    ],
    [
      "two services, one of them expired",
      {
        subscriptions: [
          { productId: "NAV", expiresOn: "2028-02-29" },
          { productId: "LIVE", expiresOn: "2020-01-01" },
        ],
      },
      '[{"productId":"NAV","expiryDate":"2028-02-29"},{"productId":"LIVE","expiryDate":"2020-01-01"}]',
    ],
    [
      "a service without an end",
      { subscriptions: [{ productId: "NAV", expiresOn: "2026-12-15" }], undated: ["EV"] },
      '[{"productId":"NAV","expiryDate":"2026-12-15"}]',
    ],
  ])("with %s adds the end of each dated service to the order", async (_, vehicle, dates) => {
    expect((await fieldsOf(await contextOf({ vehicle }))).c_expiryDates).toBe(dates);
  });

  it("adds neither its owner nor its encrypted VIN to the order", async () => {
    const owner = { id: "owner-4711", isForgerockUser: false };
    const text = JSON.stringify(await fieldsOf(await contextOf({ vehicle: { owner, cryptedVin: "sealed-vin" } })));
    expect(text).not.toMatch(/owner-4711|sealed-vin/);
  });
});

describe("the shop", () => {
  const terms = "Terms and conditions";
  it.each<[LocaleId, string, string, boolean, string]>([
    ["cs-CZ", "cs-CZ", "CZ", false, "Obchodní podmínky"],
    ["de-AT", "de-AT", "AT", false, "Allgemeine Geschäftsbedingungen"],
    ["de-DE", "de-DE", "DE", false, "Allgemeine Geschäftsbedingungen"],
    ["en-CA", "en-CA", "CA", true, terms],
    ["en-GB", "en-GB", "GB", false, terms],
    ["en-US", "en-US", "US", true, terms],
    ["es-ES", "es-ES", "ES", false, "Términos y condiciones"],
    ["fr-BE", "fr-BE", "BE", false, "Conditions générales"],
    ["fr-CA", "fr-CA", "CA", true, "Conditions générales"],
    ["fr-FR", "fr-FR", "FR", false, "Conditions générales"],
    ["it-IT", "it-IT", "IT", false, "Termini e condizioni"],
    ["nl-BE", "nl-BE", "BE", false, "Algemene voorwaarden"],
    ["nl-NL", "nl-NL", "NL", false, "Algemene voorwaarden"],
    ["pt-PT", "pt-PT", "PT", false, "Termos e condições"],
  ])(
    "in %s has orders with locale %s, country %s, version 11 (%s) and the terms %s",
    async (localeId, locale, country, isVersion11, name) => {
      expect(await fieldsOf(await contextOf({ localeId }))).toMatchObject({
        c_SNP_OMS_locale: locale,
        c_SNP_OMS_StorefrontCountry: country,
        c_JLR_StorefrontType: "VCS",
        c_useVcs11Response: isVersion11,
        c_SNP_OMS_termsConditionsName: name,
      });
    },
  );

  it("in the pseudo-locale has orders with a locale that commerce knows", async () => {
    expect(await fieldsOf(await contextOf({ localeId: "en-XB" }))).toMatchObject({
      c_SNP_OMS_locale: "en-US",
      c_SNP_OMS_StorefrontCountry: "US",
    });
  });

  it.each([
    ["VCS", "en-GB", ""],
    ["VCS", "de-DE", "/de-DE"],
    ["VCSJ", "en-GB", "/jaguar"],
    ["VCSJ", "fr-BE", "/jaguar/fr-BE"],
  ] as const)("%s in %s has orders that link to its own terms below %j", async (siteId, localeId, prefix) => {
    const context = await contextOf({ localeId });
    openShop(context, siteId, localeId);
    expect(await fieldsOf(context)).toMatchObject({
      c_JLR_StorefrontType: siteId,
      c_SNP_OMS_termsConditionsLink: `http://localhost:3000${prefix}/terms-conditions?version=2026-11-01`,
      c_SNP_OMS_privacyPolicyLink: `http://localhost:3000${prefix}/privacy?version=2026-11-01`,
    });
  });

  it("whose help content is down has orders that link to texts without a version", async () => {
    const context = await contextOf({ localeId: "en-GB" });
    const fault = new Fault({ service: "help content", kind: "timeout", detail: { message: "slow" } });
    const catalogue = context.get(catalogueContext);
    context.set(catalogueContext, { ...catalogue, helpText: () => Promise.reject(fault) });
    expect(await fieldsOf(context)).toMatchObject({
      c_SNP_OMS_termsConditionsLink: "http://localhost:3000/terms-conditions",
      c_SNP_OMS_privacyPolicyLink: "http://localhost:3000/privacy",
    });
  });

  it.each([
    ["jaguar.example", "http://jaguar.example"],
    ["JAGUAR.example", "http://jaguar.example"],
    ["jaguar.example.evil.example", "http://localhost:3000"],
    ["evil.example", "http://localhost:3000"],
    ["toString", "http://localhost:3000"],
  ])("requested at the host %s has orders that link to %s", async (host, origin) => {
    const context = await contextOf({ localeId: "en-GB" });
    context.set(factsContext, { ...context.get(factsContext), host });
    const settings = context.get(settingsContext);
    context.set(settingsContext, { ...settings, urls: { ...settings.urls, hosts: { "jaguar.example": "VCSJ" } } });
    expect((await fieldsOf(context)).c_SNP_OMS_termsConditionsLink).toBe(
      `${origin}/terms-conditions?version=2026-11-01`,
    );
  });

  it.each([
    ["11", "de-DE", true],
    ["12", "en-US", false],
  ] as const)("that prefers version %s uses it in %s too", async (vehicleResponseVersion, localeId, isVersion11) => {
    const context = await contextOf({ localeId });
    context.set(settingsContext, { ...context.get(settingsContext), vehicleResponseVersion });
    expect((await fieldsOf(context)).c_useVcs11Response).toBe(isVersion11);
  });
});

describe("secure services", () => {
  const secureBasket = async (secure: readonly string[], products: string[]) => {
    const context = await contextOf({ visitor: await fixture.visit({ country: "DE", products }) });
    const catalogue = context.get(catalogueContext);
    context.set(catalogueContext, {
      ...catalogue,
      products: async (_, ids) =>
        ids.map((productId) => testProduct({ productId, showsDatesToOwnerOnly: secure.includes(productId) })),
    });
    return context;
  };

  it.each([
    [["NAV-12M"], [], false],
    [["NAV-12M"], ["NAV"], true],
    [["NAV-12M", "LIVE-12M"], ["LIVE"], true],
    [["NAV-12M", "LIVE-12M"], ["EV"], false],
  ])("mark the order of a basket of %s as secure when %j are secure: %s", async (products, secure, isSecure) => {
    expect((await fieldsOf(await secureBasket(secure, products))).c_vcs_secure).toBe(isSecure);
  });

  it("include a service that the catalogue does not list", async () => {
    const context = await secureBasket([], ["NAV-12M"]);
    context.set(catalogueContext, { ...context.get(catalogueContext), products: async () => [] });
    expect((await fieldsOf(context)).c_vcs_secure).toBe(true);
  });

  it("are not mentioned in the order without a session", async () => {
    expect(await fieldsOf(await contextOf())).not.toHaveProperty("c_vcs_secure");
  });

  it.each(["unavailable", "timeout", "malformed", "refused"] as const)(
    "are not mentioned in the order while commerce is %s",
    async (kind) => {
      const context = await contextOf({ visitor: await fixture.visit({ country: "DE" }) });
      const fault = new Fault({ service: "commerce", kind, detail: { message: "away" } });
      changeSession(context, { findShopper: () => Promise.reject(fault) });
      expect(await fieldsOf(context)).not.toHaveProperty("c_vcs_secure");
    },
  );

  it("are not guessed after a defect of the shop, which is thrown", async () => {
    const context = await contextOf();
    changeSession(context, { findShopper: () => Promise.reject(new TypeError("a defect")) });
    await expect(readOrderFields(context, { autoRenew: false })).rejects.toThrow("a defect");
  });
});

describe("the order of", () => {
  it.each([
    ["a guest", { isRegistered: false }, true, undefined],
    ["a customer", { isRegistered: true, person: { accountId: "cloud", firstName: "Ada" } }, false, undefined],
    [
      "a customer of the identity provider",
      { isRegistered: true, person: { accountId: "cloud", forgerockId: "forge", firstName: "Ada" } },
      false,
      "forge",
    ],
  ])("%s has guest order $2 and the provider's id $3", async (_, session, isGuest, forgerockId) => {
    const context = await contextOf();
    changeSession(context, session);
    const fields = await fieldsOf(context);
    expect(fields.c_SNP_OMS_IsGuestOrder).toBe(isGuest);
    expect(fields.c_SNP_OMS_ForgerockCustomerId).toBe(forgerockId);
  });
});

describe("auto-renewal", () => {
  const agreed = {
    c_autoRenewalAccepted: true,
    c_autoRenewalTextVersion: expect.stringMatching(/^[\da-f]{12}$/) as string,
    c_autoRenewalAcceptedAt: "2026-11-15T12:00:00.000Z",
  };
  it.each([
    ["a ticked box", { isRegistered: true, countries: ["DE"], autoRenew: true }, true],
    ["an unticked box", { isRegistered: true, countries: ["DE"], autoRenew: false }, false],
    ["a ticked box of a guest", { isRegistered: false, countries: ["DE"], autoRenew: true }, false],
    [
      "a ticked box that the market does not offer",
      { isRegistered: true, countries: ["GB", "FR"], autoRenew: true },
      false,
    ],
    ["a ticked box that no market offers", { isRegistered: true, countries: [], autoRenew: true }, false],
  ])("with %s is agreed to: $2", async (_, { isRegistered, countries, autoRenew }, isAgreed) => {
    const visitor = await fixture.visit({ country: "DE", isRegistered });
    const context = await contextOf({ visitor, autoRenewalCountries: countries });
    const fields = await fieldsOf(context, autoRenew);
    expect(fields).toMatchObject(isAgreed ? agreed : { c_autoRenewalAccepted: false });
    if (isAgreed) return;
    expect(fields).not.toHaveProperty("c_autoRenewalTextVersion");
    expect(fields).not.toHaveProperty("c_autoRenewalAcceptedAt");
  });

  it("is not agreed to while it is not known where commerce offers it", async () => {
    const context = await contextOf();
    const fault = new Fault({ service: "commerce", kind: "timeout", detail: { message: "slow" } });
    changeSession(context, { isRegistered: true });
    context.set(catalogueContext, {
      ...context.get(catalogueContext),
      preferences: () => Promise.reject(fault),
    });
    expect((await fieldsOf(context, true)).c_autoRenewalAccepted).toBe(false);
  });
});

it("commerce accepts every field, and none belongs to the ledger", async () => {
  const context = await contextOf({ visitor: await fixture.visit({ country: "DE" }) });
  const fields = await fieldsOf(context, true);
  const refused = Object.entries(fields).filter(
    ([name, value]) => !orderFields[name as keyof typeof orderFields].safeParse(value).success,
  );
  expect(refused).toEqual([]);
  expect(Object.keys(fields).filter((name) => /stripe|card|last4|iban|bank|payment|ipAddress/i.test(name))).toEqual([]);
});
