import type { CatalogueData } from "../../platform/commerce/catalogue/fill-catalogue.ts";
import type { LocaleId } from "../../platform/commerce/markets.ts";
import { contentAssets, locales, sites } from "./content-assets.ts";
import type { LanguageTexts } from "./language-texts.ts";
import { textsOfLocale } from "./locale-texts.ts";
import { type PlanData, type ServiceData, services } from "./services.ts";
import { toMinorUnits } from "../../contracts/minor-units.ts";

/** The twelve markets. */
const countries = ["GB", "DE", "FR", "IT", "ES", "PT", "NL", "BE", "AT", "CZ", "US", "CA"];

const currencies = ["GBP", "EUR", "CZK", "USD", "CAD"] as const;

const inEveryLocale = <T>(read: (texts: LanguageTexts) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, read(textsOfLocale[locale])])) as Record<LocaleId, T>;

/** The demo catalogue: products, prices and texts of all markets. */
export function demoCatalogue(today: Date): CatalogueData {
  return {
    categories: categories(),
    products: services.flatMap(productRows),
    productTexts: services.flatMap(textRows),
    productPrices: services.flatMap(({ plans }) => plans.flatMap(priceRows)),
    contentAssets: contentAssets(),
    customObjects: customObjects(),
    sitePreferences: sites.map((siteId) => ({ siteId, preferences })),
    shippingMethods: [{ id: "over-the-air", position: 0, texts: inEveryLocale(({ delivery }) => delivery) }],
    promotions: promotions(today),
    coupons,
  };
}

function categories(): CatalogueData["categories"] {
  const ids = ["root", "navigation", "security", "comfort", "bundles"] as const;
  return ids.map((id, position) => ({
    id,
    parentId: id === "root" ? null : "root",
    position,
    texts: inEveryLocale((texts) => ({ name: texts.categories[id][0], description: texts.categories[id][1] })),
  }));
}

function productRows(service: ServiceData, index: number): CatalogueData["products"] {
  const details = {
    featureType: service.featureType,
    isSecure: service.isSecure,
    subscriptionType: "Subscription",
    art: service.art,
    gallery: service.gallery,
    benefitArt: service.benefitArt,
    userManualUrl: { VCS: "https://www.ownerinfo.landrover.com/", VCSJ: "https://www.ownerinfo.jaguar.com/" },
    termsUrl: "/terms-conditions",
    ...(service.videoUrl && { videoUrl: service.videoUrl }),
    ...(service.powertrains && { powertrains: service.powertrains }),
  };
  const common = { categoryId: service.categoryId, markets: service.markets ? [...service.markets] : null };
  const master = { ...common, id: service.id, position: index * 100, isOffered: true, hiddenIn: [], details };
  const plans = service.plans.map((plan, planIndex) => ({
    ...common,
    id: plan.id,
    masterId: service.id,
    position: index * 100 + planIndex + 1,
    isOffered: plan.isOffered ?? true,
    hiddenIn: [...(plan.hiddenIn ?? [])],
    details: {
      ...details,
      duration: plan.duration,
      durationType: plan.durationType,
      subscriptionType: plan.durationType === "one-time" ? "OneTime" : "Subscription",
    },
  }));
  return [master, ...plans];
}

function textRows(service: ServiceData): CatalogueData["productTexts"] {
  return locales.flatMap((locale) => {
    const all = textsOfLocale[locale];
    const own = all.services[service.id];
    const texts = {
      name: own.name,
      shortDescription: own.short,
      longDescription: `${own.short} ${own.more}`,
      benefits: own.benefits.map(([title, description]) => ({ title, description })),
    };
    const plans = service.plans.map((plan) => ({
      productId: plan.id,
      locale,
      texts: { ...texts, name: `${own.name}, ${termName(plan, locale)}` },
    }));
    return [{ productId: service.id, locale, texts }, ...plans];
  });
}

function termName({ durationType, months }: PlanData, locale: LocaleId): string {
  if (durationType === "one-time") return textsOfLocale[locale].oneTime;
  return new Intl.NumberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" }).format(months);
}

function priceRows({ id, price }: PlanData): CatalogueData["productPrices"] {
  return sites.flatMap((siteId) =>
    currencies.map((currency) => ({ productId: id, siteId, currency, amount: toMinorUnits(price[currency]) })),
  );
}

const preferences: CatalogueData["sitePreferences"][number]["preferences"] = {
  c_hideAccountPage: false,
  c_hidePaymentMethodPage: false,
  c_showMyOverview: ["UK", "EU", "US", "CA"],
  c_showAutoRenewal: countries,
  c_showVATFeature: true,
  c_vcsVertexTaxationIntegration: true,
  c_vcsConfigurableTaxationCountry: ["US", "CA"],
  c_showAllOrders: ["CA", "US"],
  c_billingMatchCountries: ["US", "CA"],
  c_showGuestRefund: true,
};

/** For North America the vehicle service uses the older of its two response versions. */
function customObjects(): CatalogueData["customObjects"] {
  return sites.flatMap((siteId) => [
    {
      siteId,
      objectType: "SplashPage",
      key: "welcome",
      fields: { c_name: "welcome", c_site: siteId, c_contentAsset: "splash-welcome" },
    },
    ...countries.map((country) => ({
      siteId,
      objectType: "CountryConfiguration",
      key: country,
      fields: {
        c_serviceVersion: country === "US" || country === "CA" ? "11" : "12",
        c_extraMarkets: country === "GB" ? ["JE", "GG", "IM"] : [],
      },
    })),
  ]);
}

function promotions(today: Date): CatalogueData["promotions"] {
  const everything = { masters: null, minimumLines: 1, needsCoupon: true };
  const monthAgo = new Date(today.getTime() - 30 * 86_400_000);
  return [
    {
      id: "welcome",
      rule: { ...everything, level: "order", discount: { kind: "percentage", percent: 10 } },
      texts: inEveryLocale((texts) => texts.promotions.welcome),
    },
    {
      id: "navigation",
      rule: {
        ...everything,
        level: "item",
        masters: ["CONNAV", "CONNAV-PRO"],
        discount: { kind: "percentage", percent: 20 },
      },
      texts: inEveryLocale((texts) => texts.promotions.navigation),
    },
    {
      id: "thanks",
      rule: {
        ...everything,
        level: "order",
        discount: { kind: "amount", amounts: { GBP: 1500, EUR: 1500, CZK: 40_000, USD: 1500, CAD: 2000 } },
      },
      texts: inEveryLocale((texts) => texts.promotions.thanks),
    },
    {
      id: "past",
      endsAt: monthAgo,
      rule: { ...everything, level: "order", discount: { kind: "percentage", percent: 50 } },
      texts: inEveryLocale((texts) => texts.promotions.welcome),
    },
  ];
}

const coupons: CatalogueData["coupons"] = [
  { code: "WELCOME10", promotionId: "welcome", limitPerCustomer: 1 },
  { code: "NAVIGATE20", promotionId: "navigation" },
  { code: "THANKYOU", promotionId: "thanks", usageLimit: 100 },
  { code: "LASTYEAR", promotionId: "past" },
];
