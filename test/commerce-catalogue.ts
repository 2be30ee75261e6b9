import type { CatalogueData } from "../platform/commerce/catalogue/fill-catalogue.ts";
import { currencyOfLocale, type LocaleId } from "../platform/commerce/markets.ts";
import { toMinorUnits } from "../contracts/minor-units.ts";

const locales = Object.keys(currencyOfLocale) as LocaleId[];
const sites = ["VCS", "VCSJ"];

const inEveryLocale = <T>(make: (locale: LocaleId) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<LocaleId, T>;

type Plan = {
  id: string;
  duration: number;
  durationType: "y" | "m" | "one-time";
  prices: [gbp: number, eur: number, czk: number, usd: number, cad: number];
  hiddenIn?: string[];
  isOffered?: boolean;
};

type Master = { id: string; featureType: string; plans: Plan[]; markets?: string[]; powertrains?: string[] };

const years = (id: string, duration: number, prices: Plan["prices"]): Plan => ({
  id: `${id}-${duration * 12}M`,
  duration,
  durationType: "y",
  prices,
});

const masters: Master[] = [
  {
    id: "NAV",
    featureType: "ConnectedNavigation",
    plans: [
      years("NAV", 1, [89, 99, 2490, 99, 135]),
      years("NAV", 2, [159, 179, 4490, 179, 244]),
      { ...years("NAV", 3, [224, 249, 6190, 249, 339]), hiddenIn: ["DE"] },
      { id: "NAV-TRIAL", duration: 1, durationType: "m", prices: [0, 0, 0, 0, 0], isOffered: false },
      { id: "NAV-FREE", duration: 2, durationType: "m", prices: [0, 0, 0, 0, 0] },
    ],
  },
  { id: "LIVE", featureType: "Live", plans: [years("LIVE", 1, [39, 45, 1090, 45, 60])] },
  {
    id: "HOTSPOT",
    featureType: "WiFi",
    markets: ["GB", "US", "CA"],
    plans: [years("HOTSPOT", 1, [119, 139, 3490, 180, 240])],
  },
  { id: "EV", featureType: "EV", powertrains: ["BEV", "PHEV"], plans: [years("EV", 1, [45, 49, 1190, 50, 69])] },
  {
    id: "ASSIST",
    featureType: "ADAS",
    plans: [
      years("ASSIST", 1, [149, 169, 4190, 199, 269]),
      { id: "ASSIST-ONCE", duration: 0, durationType: "one-time", prices: [449, 499, 12490, 599, 809] },
    ],
  },
];

const currencies = ["GBP", "EUR", "CZK", "USD", "CAD"] as const;

const describe = (id: string, locale: LocaleId) => ({
  name: `${id} in ${locale}`,
  shortDescription: `Short ${id}`,
  longDescription: `Long ${id} in ${locale}`,
  benefits: [1, 2, 3].map((n) => ({ title: `Title ${n}`, description: `Benefit ${n} of ${id}` })),
});

function productRows(): CatalogueData["products"] {
  return masters.flatMap((master, index) => {
    const details = {
      featureType: master.featureType,
      isSecure: false,
      subscriptionType: "Subscription",
      art: master.id.toLowerCase(),
      benefitArt: ["globe", "refresh", "pin"],
      userManualUrl: { VCS: "https://manual.example/lr", VCSJ: "https://manual.example/j" },
      termsUrl: "/terms-conditions",
      ...(master.powertrains && { powertrains: master.powertrains }),
    };
    const common = { categoryId: "services", hiddenIn: [] as string[] };
    return [
      { ...common, id: master.id, position: index * 10, isOffered: true, markets: master.markets ?? null, details },
      ...master.plans.map((plan, place) => ({
        ...common,
        id: plan.id,
        masterId: master.id,
        position: index * 10 + place + 1,
        isOffered: plan.isOffered ?? true,
        markets: null,
        hiddenIn: plan.hiddenIn ?? [],
        details: { ...details, duration: plan.duration, durationType: plan.durationType },
      })),
    ];
  });
}

const promotion = (
  id: string,
  rule: CatalogueData["promotions"][number]["rule"],
  more: { endsAt?: Date; siteId?: string } = {},
) => ({
  id,
  rule,
  texts: inEveryLocale((locale) => ({ name: `${id} in ${locale}`, callout: `Callout ${id}`, details: "Details" })),
  ...more,
});

const withCoupon = { masters: null, minimumLines: 1, needsCoupon: true };

/** A small catalogue that has one of everything the rules are about. */
export const testCatalogue: CatalogueData = {
  categories: [
    {
      id: "root",
      parentId: null,
      position: 0,
      texts: inEveryLocale((locale) => ({ name: `Root ${locale}`, description: "" })),
    },
    {
      id: "services",
      parentId: "root",
      position: 1,
      texts: inEveryLocale((locale) => ({ name: `Services ${locale}`, description: "All services" })),
    },
  ],
  products: productRows(),
  productTexts: productRows().flatMap(({ id }) =>
    locales.map((locale) => ({ productId: id, locale, texts: describe(id, locale) })),
  ),
  productPrices: masters.flatMap(({ plans }) =>
    plans.flatMap(({ id, prices }) =>
      sites.flatMap((siteId) =>
        currencies.map((currency, index) => ({
          productId: id,
          siteId,
          currency,
          amount: toMinorUnits(prices[index] ?? 0),
        })),
      ),
    ),
  ),
  contentAssets: sites.flatMap((siteId) =>
    locales.map((locale) => ({
      siteId,
      id: "Countries_List",
      locale,
      fields: { name: `Countries ${locale}`, c_body: "<ul><li>A</li></ul>", c_countryCodes: ["AT"] },
    })),
  ),
  customObjects: [
    { siteId: "VCS", objectType: "SplashPage", key: "welcome", fields: { c_contentAsset: "splash-welcome" } },
    { siteId: "VCS", objectType: "Secret", key: "welcome", fields: { c_password: "hidden" } },
  ],
  sitePreferences: sites.map((siteId) => ({
    siteId,
    preferences: {
      c_hideAccountPage: false,
      c_hidePaymentMethodPage: false,
      c_showMyOverview: ["UK"],
      c_showAutoRenewal: ["GB"],
      c_showVATFeature: true,
      c_vcsVertexTaxationIntegration: true,
      c_vcsConfigurableTaxationCountry: ["US", "CA"],
      c_showAllOrders: ["CA", "US"],
      c_billingMatchCountries: ["US", "CA"],
      c_showGuestRefund: true,
    },
  })),
  shippingMethods: [
    {
      id: "over-the-air",
      position: 0,
      texts: inEveryLocale((locale) => ({ name: `Air ${locale}`, description: "To the car", arrival: "Soon" })),
    },
  ],
  promotions: [
    promotion("ten-percent", { ...withCoupon, level: "order", discount: { kind: "percentage", percent: 10 } }),
    promotion("fifteen-off", {
      ...withCoupon,
      level: "order",
      discount: { kind: "amount", amounts: { GBP: 1500, EUR: 1500 } },
    }),
    promotion("nav-third", {
      ...withCoupon,
      level: "item",
      masters: ["NAV"],
      discount: { kind: "percentage", percent: 33 },
    }),
    promotion(
      "over",
      { ...withCoupon, level: "order", discount: { kind: "percentage", percent: 50 } },
      { endsAt: new Date("2020-01-01T00:00:00Z") },
    ),
    promotion(
      "jaguar-only",
      { ...withCoupon, level: "order", discount: { kind: "percentage", percent: 5 } },
      { siteId: "VCSJ" },
    ),
  ],
  coupons: [
    { code: "TEN", promotionId: "ten-percent" },
    { code: "FIFTEEN", promotionId: "fifteen-off" },
    { code: "NAV33", promotionId: "nav-third", limitPerCustomer: 1 },
    { code: "LAST", promotionId: "ten-percent", usageLimit: 1 },
    { code: "OVER", promotionId: "over" },
    { code: "JAGUAR", promotionId: "jaguar-only" },
  ],
};
