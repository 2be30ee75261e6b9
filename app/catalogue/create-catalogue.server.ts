import { z } from "zod";
import type { Client } from "../../contracts/client.ts";
import {
  getCustomObject,
  getSitePreferences,
  type SitePreferences as WireSitePreferences,
} from "../../contracts/commerce/content.ts";
import { getCategory, getProducts } from "../../contracts/commerce/products.ts";
import { isFault } from "../../contracts/fault.ts";
import { dataCardId } from "../../contracts/help-content/data-cards.ts";
import { contentIds, listSplashPages, readContent } from "../../contracts/help-content/read-content.ts";
import { listRenewalQuestions, searchQuestions } from "../../contracts/help-content/search-questions.ts";
import { allowsAutoRenewal } from "../../contracts/markets/market-law.ts";
import { currencyCode } from "../../contracts/commerce/text.ts";
import { isLocaleId, type LocaleId, externalLocale } from "../site/locales.ts";
import { COUNTRY_CODES, type CountryCode } from "../site/country-codes.ts";
import { cachedRead } from "./cached-read.server.ts";
import {
  type CountryConfiguration,
  type CountryConfigurations,
  DEFAULT_CONFIGURATIONS,
} from "./country-configurations.ts";
import type {
  Catalogue,
  ContentLocale,
  CoveredCountry,
  HelpQuestion,
  HelpText,
  SiteLocale,
  SitePreferences,
  Product,
  FaqEntry,
  QuestionAudience,
  SplashText,
} from "./catalogue.ts";
import {
  coverageFromWire,
  helpQuestionFromWire,
  helpTextFromWire,
  isShown,
  questionFromWire,
  splashTextFromWire,
} from "./content-from-wire.server.ts";
import { contactReader } from "./contact-channels.server.ts";
import { productFromWire } from "./product-from-wire.ts";
import { helpTextReader } from "./help-text-reader.server.ts";
import { vehicleImageReader } from "./vehicle-image.server.ts";

const OFFER_FRESH_MS = 60_000;
const CONTENT_FRESH_MS = 300_000;
const ROOT_CATEGORY = "root";
/** The most ids that one call accepts. */
const IDS_PER_CALL = 24;
const QUESTIONS_PER_CALL = "200";

/** The clients for what is the same for all visitors of a site. */
export type SiteClients = (siteId: string) => Promise<{ commerceOcapi: Client; commerceScapi: Client }>;

type Deps = {
  guestSessions: SiteClients;
  helpContent: Client;
  organizationId: string;
  now: () => Date;
  report: (error: Error) => void;
};

/** One for the whole process: its cache serves all visitors. */
export function createCatalogue({ guestSessions, organizationId, now, report, ...deps }: Deps): Catalogue {
  const helpContent = reportMalformed(deps.helpContent, report);
  const offers = cachedRead<SiteLocale, Product[]>({
    read: async (siteLocale) =>
      readProductsOfSite((await guestSessions(siteLocale.siteId)).commerceScapi, organizationId, siteLocale),
    nameOf: ({ siteId, localeId, currency }) => `${siteId} ${localeId} ${currency}`,
    now,
    freshMs: OFFER_FRESH_MS,
  });
  const preferences = cachedRead<string, SitePreferences>({
    read: async (siteId) => {
      const { commerceOcapi } = await guestSessions(siteId);
      return preferencesFromWire(await commerceOcapi(getSitePreferences, { params: { siteId } }));
    },
    nameOf: (siteId) => siteId,
    now,
    freshMs: OFFER_FRESH_MS,
  });
  return {
    products: async (siteLocale, ids) => findProducts(await offers(siteLocale), ids),
    allProducts: offers,
    preferences,
    countries: countryReader(guestSessions, { now, report }),
    ...contentReads(helpContent, now),
    ...helpReads(helpContent, now),
    contactChannels: contactReader(helpContent, { now, freshMs: CONTENT_FRESH_MS }),
    vehicleImage: vehicleImageReader(helpContent, { now, freshMs: CONTENT_FRESH_MS }),
    splashPage: splashReader(helpContent, now),
  };
}

/** Logs malformed content, so that its authors can correct it; the page is shown without it. */
function reportMalformed(helpContent: Client, report: Deps["report"]): Client {
  return async (endpoint, input, options) => {
    try {
      return await helpContent(endpoint, input, options);
    } catch (error) {
      if (isFault(error) && error.kind === "malformed") {
        report(new Error("ERROR IN STRUCTURE OF CONTENT ASSET", { cause: error }));
      }
      throw error;
    }
  };
}

/** A failed read is cached as the default, so that pages do not wait for it again and again. */
function countryReader(
  guestSessions: SiteClients,
  { now, report }: Pick<Deps, "now" | "report">,
): Catalogue["countries"] {
  const readCountry = async (commerceOcapi: Client, siteId: string, country: CountryCode) => {
    try {
      const params = { siteId, objectType: "CountryConfiguration", key: country };
      return countryFromWire(await commerceOcapi(getCustomObject, { params, query: {} }), country);
    } catch (error) {
      if (!isFault(error)) throw error;
      if (error.status !== 404) report(error);
      return DEFAULT_CONFIGURATIONS[country];
    }
  };
  return cachedRead<string, CountryConfigurations>({
    read: async (siteId) => {
      const reader = await guestSessions(siteId).catch(report);
      if (!reader) return DEFAULT_CONFIGURATIONS;
      const read = COUNTRY_CODES.map(async (country) => [
        country,
        await readCountry(reader.commerceOcapi, siteId, country),
      ]);
      return Object.fromEntries(await Promise.all(read)) as CountryConfigurations;
    },
    nameOf: (siteId) => siteId,
    now,
    freshMs: CONTENT_FRESH_MS,
  });
}

const countryObject = z.object({
  c_serviceVersion: z.enum(["11", "12"]),
  c_extraMarkets: z.array(z.string().regex(/^[A-Z]{2}$/)),
});

function countryFromWire(object: unknown, country: CountryCode): CountryConfiguration {
  const { data } = countryObject.safeParse(object);
  if (!data) return DEFAULT_CONFIGURATIONS[country];
  return { serviceVersion: data.c_serviceVersion, extraMarkets: data.c_extraMarkets };
}

function contentReads(helpContent: Client, now: () => Date): Pick<Catalogue, "coverage" | "renewalQuestions"> {
  return {
    coverage: cachedRead<ContentLocale, CoveredCountry[]>({
      read: async ({ localeId, country }) =>
        coverageFromWire(
          await helpContent(readContent, { params: { id: contentIds.countries }, query: { locale: localeId } }),
          country,
        ),
      nameOf: ({ localeId, country }) => `${localeId} ${country}`,
      now,
      freshMs: CONTENT_FRESH_MS,
    }),
    renewalQuestions: cachedRead<QuestionAudience, FaqEntry[]>({
      read: async (audience) => {
        const query = { locale: audience.localeId, refine: refinements(audience) };
        const { hits } = await helpContent(listRenewalQuestions, { params: { region: audience.country }, query });
        return hits.filter(isShown).map(questionFromWire);
      },
      nameOf: nameOfAudience,
      now,
      freshMs: CONTENT_FRESH_MS,
    }),
  };
}

function helpReads(helpContent: Client, now: () => Date): Pick<Catalogue, "questions" | "helpText" | "dataCard"> {
  return {
    questions: cachedRead<QuestionAudience, HelpQuestion[]>({
      read: async (audience) => {
        const query = { locale: audience.localeId, refine: refinements(audience), limit: QUESTIONS_PER_CALL };
        const { hits } = await helpContent(searchQuestions, { query });
        return hits.filter(isShown).map(helpQuestionFromWire);
      },
      nameOf: nameOfAudience,
      now,
      freshMs: CONTENT_FRESH_MS,
    }),
    helpText: helpTextReader(helpContent, { now, freshMs: CONTENT_FRESH_MS }),
    dataCard: cachedRead<{ localeId: LocaleId; productId: string }, HelpText>({
      read: async ({ localeId, productId }) =>
        helpTextFromWire(
          await helpContent(readContent, { params: { id: dataCardId(productId) }, query: { locale: localeId } }),
        ),
      nameOf: ({ localeId, productId }) => `${localeId} ${productId}`,
      now,
      freshMs: CONTENT_FRESH_MS,
    }),
  };
}

/** The list of pages is cached, so that a mistyped address costs no call of its own. */
function splashReader(helpContent: Client, now: () => Date): Catalogue["splashPage"] {
  const common = { now, freshMs: CONTENT_FRESH_MS };
  const pages = cachedRead<"all", readonly { name: string; siteId: string; contentId: string }[]>({
    read: async () => (await helpContent(listSplashPages, {})).pages,
    nameOf: (name) => name,
    ...common,
  });
  const texts = cachedRead<{ localeId: LocaleId; contentId: string }, SplashText>({
    read: async ({ localeId, contentId }) =>
      splashTextFromWire(await helpContent(readContent, { params: { id: contentId }, query: { locale: localeId } })),
    nameOf: ({ localeId, contentId }) => `${localeId} ${contentId}`,
    ...common,
  });
  return async ({ siteId, name, localeId }) => {
    const page = (await pages("all")).find((entry) => entry.name === name && entry.siteId === siteId);
    return page && texts({ localeId, contentId: page.contentId });
  };
}

function nameOfAudience({ localeId, country, isRegistered, isAutoRenewalInCountry }: QuestionAudience): string {
  return `${localeId} ${country} ${isRegistered} ${isAutoRenewalInCountry}`;
}

function refinements({ isRegistered, isAutoRenewalInCountry }: QuestionAudience) {
  return [
    isRegistered ? ("c_showGuestOrder=OFF" as const) : ("c_showGuestOrder=ON" as const),
    ...(isAutoRenewalInCountry ? (["c_autoRenewal=true"] as const) : []),
  ];
}

/** Reads the ids from the categories first, then the products. */
async function readProductsOfSite(call: Client, organizationId: string, { siteId, localeId, currency }: SiteLocale) {
  const locale = isLocaleId(localeId) ? externalLocale(localeId) : localeId;
  const store = { siteId, locale };
  const category = await call(getCategory, {
    params: { organizationId, id: ROOT_CATEGORY },
    query: { ...store, levels: "1" },
  });
  const ids = [category, ...(category.categories ?? [])].flatMap(({ c_productIds }) => c_productIds);
  const pages = Array.from({ length: Math.ceil(ids.length / IDS_PER_CALL) }, (_, page) =>
    ids.slice(page * IDS_PER_CALL, (page + 1) * IDS_PER_CALL),
  );
  const answers = await Promise.all(
    pages.map((pageIds) =>
      call(getProducts, {
        params: { organizationId },
        query: { ...store, currency: currencyCode.parse(currency), allImages: "true", ids: pageIds.join(",") },
      }),
    ),
  );
  const names = new Map((category.categories ?? []).map(({ id, name }) => [id, name]));
  return answers.flatMap(({ data }) => data.map((document) => withCategory(productFromWire(document), names)));
}

function withCategory(product: Product, names: ReadonlyMap<string, string>): Product {
  const categoryName = names.get(product.categoryId);
  return categoryName === undefined ? product : { ...product, categoryName };
}

function findProducts(products: readonly Product[], ids: readonly string[]): Product[] {
  const found = ids.flatMap((id) => {
    const product = products.find(
      ({ productId, plans }) => productId === id || plans.some(({ planId }) => planId === id),
    );
    return product ? [product] : [];
  });
  return [...new Set(found)];
}

function preferencesFromWire(wire: WireSitePreferences): SitePreferences {
  return {
    isAccountHidden: wire.c_hideAccountPage,
    isPaymentMethodHidden: wire.c_hidePaymentMethodPage,
    overviewRegions: wire.c_showMyOverview,
    autoRenewalCountries: wire.c_showAutoRenewal.filter(allowsAutoRenewal),
    allOrdersCountries: wire.c_showAllOrders,
    mentionsVat: wire.c_showVATFeature,
    hasTaxIntegration: wire.c_vcsVertexTaxationIntegration,
    taxIntegrationCountries: wire.c_vcsConfigurableTaxationCountry,
    billingMatchCountries: wire.c_billingMatchCountries,
    isGuestRefundOffered: wire.c_showGuestRefund,
  };
}
