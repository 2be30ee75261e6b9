import type { CurrencyCode } from "../../contracts/commerce/text.ts";
import type { DurationType } from "../../platform/commerce/catalogue/catalogue-tables.ts";
import type { LanguageTexts, ServiceId } from "./language-texts.ts";

/** A plan with its prices: pounds, euros and crowns include tax, dollars do not. */
export type PlanData = {
  id: string;
  months: number;
  duration: number;
  durationType: DurationType;
  price: Record<CurrencyCode, number>;
  /** Countries in which the plan is not shown. */
  hiddenIn?: readonly string[];
  isOffered?: boolean;
};

export type ServiceData = {
  id: ServiceId;
  featureType: string;
  isSecure: boolean;
  categoryId: keyof LanguageTexts["categories"];
  art: string;
  gallery: readonly string[];
  benefitArt: readonly string[];
  /** A video about the service; the ids are invented, so the links do not work. */
  videoUrl?: string;
  /** The countries it is sold in; all when absent. */
  markets?: readonly string[];
  /** The powertrains it supports; all when absent. */
  powertrains?: readonly string[];
  plans: readonly PlanData[];
};

/** Countries where consumers may not be sold a first term of more than 24 months. */
const countriesWithoutLongTerm = ["DE"];

const price = (...[GBP, EUR, CZK, USD, CAD]: [number, number, number, number, number]) => ({ GBP, EUR, CZK, USD, CAD });

const yearPlan = (id: string, duration: number, prices: Record<CurrencyCode, number>): PlanData => ({
  id: `${id}-${duration * 12}M`,
  months: duration * 12,
  duration,
  durationType: "y",
  price: prices,
  ...(duration > 2 && { hiddenIn: countriesWithoutLongTerm }),
});

export const services: readonly ServiceData[] = [
  {
    id: "CONNAV",
    featureType: "ConnectedNavigation",
    isSecure: false,
    categoryId: "navigation",
    art: "connected-navigation",
    gallery: ["connected-navigation-pro", "live-traffic", "connected-complete"],
    benefitArt: ["pulse", "map", "phone"],
    plans: [
      yearPlan("CONNAV", 1, price(89, 99, 2490, 99, 135)),
      yearPlan("CONNAV", 2, price(159, 179, 4490, 179, 244)),
      yearPlan("CONNAV", 3, price(224, 249, 6190, 249, 339)),
      {
        id: "CONNAV-TRIAL",
        months: 1,
        duration: 1,
        durationType: "m",
        price: price(0, 0, 0, 0, 0),
        isOffered: false,
      },
    ],
  },
  {
    id: "CONNAV-PRO",
    featureType: "ConnectedNavigation",
    isSecure: false,
    categoryId: "navigation",
    art: "connected-navigation-pro",
    gallery: ["connected-navigation", "live-traffic", "connected-complete"],
    benefitArt: ["layers", "parking", "route"],
    plans: [
      yearPlan("CONNAV-PRO", 1, price(129, 149, 3690, 149, 199)),
      yearPlan("CONNAV-PRO", 2, price(234, 269, 6590, 269, 359)),
      yearPlan("CONNAV-PRO", 3, price(324, 374, 9190, 374, 499)),
    ],
  },
  {
    id: "LIVE",
    featureType: "Live",
    isSecure: false,
    categoryId: "navigation",
    art: "live-traffic",
    gallery: ["connected-navigation", "online-pack"],
    benefitArt: ["road", "weather", "fuel"],
    // A link that an editor mistyped: it names a channel, so the page shows no video.
    videoUrl: "https://www.youtube.com/@live-traffic",
    plans: [
      yearPlan("LIVE", 1, price(39, 45, 1090, 45, 60)),
      yearPlan("LIVE", 2, price(69, 79, 1990, 79, 109)),
      yearPlan("LIVE", 3, price(99, 114, 2690, 114, 149)),
    ],
  },
  {
    id: "REMOTE",
    featureType: "Remote",
    isSecure: false,
    categoryId: "comfort",
    art: "remote",
    gallery: ["guardian-alerts", "connected-complete"],
    benefitArt: ["lock", "climate", "log"],
    videoUrl: "https://www.youtube.com/watch?v=remote-demo",
    plans: [
      yearPlan("REMOTE", 1, price(65, 75, 1890, 80, 105)),
      yearPlan("REMOTE", 2, price(119, 134, 3390, 144, 189)),
      yearPlan("REMOTE", 3, price(164, 189, 4690, 199, 264)),
    ],
  },
  {
    id: "SECURE",
    featureType: "SecureTracker",
    isSecure: true,
    categoryId: "security",
    art: "secure-tracker",
    gallery: ["guardian-alerts", "remote"],
    benefitArt: ["clock", "shield", "alarm"],
    plans: [
      yearPlan("SECURE", 1, price(149, 169, 4190, 169, 229)),
      yearPlan("SECURE", 2, price(269, 304, 7490, 304, 414)),
      yearPlan("SECURE", 3, price(374, 424, 10490, 424, 574)),
    ],
  },
  {
    id: "SECURE-PRO",
    featureType: "SecureTracker",
    isSecure: true,
    categoryId: "security",
    art: "secure-tracker-pro",
    gallery: ["secure-tracker", "guardian-alerts"],
    benefitArt: ["card", "tilt", "pin"],
    plans: [
      yearPlan("SECURE-PRO", 1, price(199, 229, 5690, 229, 309)),
      yearPlan("SECURE-PRO", 2, price(359, 414, 10190, 414, 554)),
      yearPlan("SECURE-PRO", 3, price(499, 574, 14190, 574, 774)),
    ],
  },
  {
    id: "ONLINE",
    featureType: "OnlinePack",
    isSecure: false,
    categoryId: "comfort",
    art: "online-pack",
    gallery: ["live-traffic", "wifi-hotspot"],
    benefitArt: ["signal", "media", "calendar"],
    plans: [
      yearPlan("ONLINE", 1, price(99, 119, 2990, 120, 165)),
      yearPlan("ONLINE", 2, price(179, 214, 5390, 214, 299)),
    ],
  },
  {
    id: "WIFI",
    featureType: "WiFi",
    isSecure: false,
    categoryId: "comfort",
    art: "wifi-hotspot",
    gallery: ["online-pack"],
    benefitArt: ["devices", "signal", "log"],
    markets: ["GB", "US", "CA"],
    plans: [yearPlan("WIFI", 1, price(119, 139, 3490, 180, 240)), yearPlan("WIFI", 2, price(214, 249, 6290, 324, 434))],
  },
  {
    id: "EVPLAN",
    featureType: "EV",
    isSecure: false,
    categoryId: "navigation",
    art: "ev-planner",
    gallery: ["connected-navigation", "remote"],
    benefitArt: ["bolt", "pin", "gauge"],
    videoUrl: "https://youtu.be/evplan-demo",
    powertrains: ["BEV", "PHEV"],
    plans: [
      yearPlan("EVPLAN", 1, price(45, 49, 1190, 50, 69)),
      yearPlan("EVPLAN", 2, price(79, 89, 2090, 89, 124)),
      yearPlan("EVPLAN", 3, price(114, 124, 2990, 124, 174)),
    ],
  },
  {
    id: "ADAS",
    featureType: "ADAS",
    isSecure: false,
    categoryId: "comfort",
    art: "driver-assistance",
    gallery: [],
    benefitArt: ["gauge", "road", "sign"],
    plans: [
      yearPlan("ADAS", 1, price(149, 169, 4190, 199, 269)),
      yearPlan("ADAS", 2, price(269, 304, 7490, 359, 484)),
      yearPlan("ADAS", 3, price(374, 424, 10490, 499, 674)),
      { id: "ADAS-ONCE", months: 0, duration: 0, durationType: "one-time", price: price(449, 499, 12490, 599, 809) },
    ],
  },
  {
    id: "GUARD",
    featureType: "Guardian",
    isSecure: true,
    categoryId: "security",
    art: "guardian-alerts",
    gallery: ["secure-tracker", "remote"],
    benefitArt: ["clock", "gauge", "message"],
    plans: [
      yearPlan("GUARD", 1, price(49, 55, 1390, 59, 79)),
      yearPlan("GUARD", 2, price(89, 99, 2490, 104, 144)),
      yearPlan("GUARD", 3, price(124, 139, 3490, 149, 199)),
    ],
  },
  {
    id: "BUNDLE",
    featureType: "Bundle",
    isSecure: true,
    categoryId: "bundles",
    art: "connected-complete",
    gallery: ["connected-navigation-pro", "remote", "secure-tracker"],
    benefitArt: ["layers", "calendar", "value"],
    plans: [
      yearPlan("BUNDLE", 1, price(299, 339, 8390, 339, 459)),
      yearPlan("BUNDLE", 2, price(539, 609, 15090, 609, 824)),
      yearPlan("BUNDLE", 3, price(749, 849, 20990, 849, 1149)),
    ],
  },
];
