import type { ServiceId } from "../catalogue/language-texts.ts";
import { textsOfLocale } from "../catalogue/locale-texts.ts";
import type { DocumentLocale } from "../../contracts/documents/documents.ts";

type Currency = "GBP" | "EUR" | "CZK" | "USD" | "CAD";

export type OrderMarket = {
  countryCode: string;
  localeId: DocumentLocale;
  currency: Currency;
  taxRate: number;
  /** Whether tax is added to the shown prices. */
  isNet: boolean;
  street: string;
  city: string;
  postalCode: string;
  stateCode: string | null;
  paymentType: string;
};

const euro = { currency: "EUR", isNet: false, stateCode: null } as const;

/** The billing data of the demo's customers in each market. */
export const orderMarkets = {
  GBR: {
    countryCode: "GB",
    localeId: "en-GB",
    currency: "GBP",
    taxRate: 0.2,
    isNet: false,
    street: "7 Earl Street|Flat 2",
    city: "Coventry",
    postalCode: "CV1 5RT",
    stateCode: null,
    paymentType: "card",
  },
  DEU: {
    ...euro,
    countryCode: "DE",
    localeId: "de-DE",
    taxRate: 0.19,
    street: "Torstraße 40",
    city: "Berlin",
    postalCode: "10119",
    paymentType: "sepa_debit",
  },
  FRA: {
    ...euro,
    countryCode: "FR",
    localeId: "fr-FR",
    taxRate: 0.2,
    street: "12 rue Oberkampf",
    city: "Paris",
    postalCode: "75011",
    paymentType: "card",
  },
  ITA: {
    ...euro,
    countryCode: "IT",
    localeId: "it-IT",
    taxRate: 0.22,
    street: "Via Solferino 9",
    city: "Milano",
    postalCode: "20121",
    paymentType: "card",
  },
  ESP: {
    ...euro,
    countryCode: "ES",
    localeId: "es-ES",
    taxRate: 0.21,
    street: "Calle de Fuencarral 50|2.º B",
    city: "Madrid",
    postalCode: "28004",
    paymentType: "card",
  },
  PRT: {
    ...euro,
    countryCode: "PT",
    localeId: "pt-PT",
    taxRate: 0.23,
    street: "Rua da Prata 80",
    city: "Lisboa",
    postalCode: "1100-415",
    paymentType: "card",
  },
  NLD: {
    ...euro,
    countryCode: "NL",
    localeId: "nl-NL",
    taxRate: 0.21,
    street: "Keizersgracht 120",
    city: "Amsterdam",
    postalCode: "1015 CW",
    paymentType: "ideal",
  },
  BEL: {
    ...euro,
    countryCode: "BE",
    localeId: "fr-BE",
    taxRate: 0.21,
    street: "Rue du Midi 30",
    city: "Bruxelles",
    postalCode: "1000",
    paymentType: "bancontact",
  },
  AUT: {
    ...euro,
    countryCode: "AT",
    localeId: "de-AT",
    taxRate: 0.2,
    street: "Lindengasse 22",
    city: "Wien",
    postalCode: "1070",
    paymentType: "card",
  },
  CZE: {
    countryCode: "CZ",
    localeId: "cs-CZ",
    currency: "CZK",
    taxRate: 0.21,
    isNet: false,
    street: "Žitná 14",
    city: "Praha 2",
    postalCode: "120 00",
    stateCode: null,
    paymentType: "card",
  },
  USA: {
    countryCode: "US",
    localeId: "en-US",
    currency: "USD",
    taxRate: 0.0825,
    isNet: true,
    street: "410 Mercer Street",
    city: "Austin",
    postalCode: "78701",
    stateCode: "TX",
    paymentType: "apple_pay",
  },
  CAD: {
    countryCode: "CA",
    localeId: "en-CA",
    currency: "CAD",
    taxRate: 0.13,
    isNet: true,
    street: "25 King Street West",
    city: "Toronto",
    postalCode: "M5H 1A1",
    stateCode: "ON",
    paymentType: "google_pay",
  },
} as const satisfies Record<string, OrderMarket>;

export type OrderMarketCode = keyof typeof orderMarkets;

type Service = { featureType: string; prices: Record<Currency, number> };

/** One year of each service, in whole units of the currency. */
export const orderServices = {
  CONNAV: {
    featureType: "ConnectedNavigation",
    prices: { GBP: 89, EUR: 99, CZK: 2490, USD: 99, CAD: 135 },
  },
  "CONNAV-PRO": {
    featureType: "ConnectedNavigation",
    prices: { GBP: 129, EUR: 149, CZK: 3690, USD: 149, CAD: 199 },
  },
  LIVE: {
    featureType: "Live",
    prices: { GBP: 39, EUR: 45, CZK: 1090, USD: 45, CAD: 60 },
  },
  REMOTE: { featureType: "Remote", prices: { GBP: 65, EUR: 75, CZK: 1890, USD: 80, CAD: 105 } },
  SECURE: {
    featureType: "SecureTracker",
    prices: { GBP: 149, EUR: 169, CZK: 4190, USD: 169, CAD: 229 },
  },
  ONLINE: {
    featureType: "OnlinePack",
    prices: { GBP: 99, EUR: 119, CZK: 2990, USD: 120, CAD: 165 },
  },
  ADAS: {
    featureType: "ADAS",
    prices: { GBP: 149, EUR: 169, CZK: 4190, USD: 199, CAD: 269 },
  },
  GUARD: {
    featureType: "Guardian",
    prices: { GBP: 49, EUR: 55, CZK: 1390, USD: 59, CAD: 79 },
  },
  BUNDLE: {
    featureType: "Bundle",
    prices: { GBP: 299, EUR: 339, CZK: 8390, USD: 339, CAD: 459 },
  },
} as const satisfies Partial<Record<ServiceId, Service>>;

export type OrderService = keyof typeof orderServices;

/** An order names a service as the shop did when it was placed: in the language of its market. */
export const serviceName = (service: OrderService, { localeId }: OrderMarket): string =>
  textsOfLocale[localeId].services[service].name;

/** The model by the fourth character of a VIN. */
const models: Record<string, Record<string, string>> = {
  SAL: {
    E: "Defender",
    K: "Range Rover",
    G: "Range Rover",
    1: "Range Rover Sport",
    W: "Range Rover Sport",
    Y: "Range Rover Velar",
    Z: "Range Rover Evoque",
    V: "Range Rover Evoque",
    R: "Discovery",
    C: "Discovery Sport",
  },
  SAJ: { D: "F-TYPE", A: "XE", B: "XF" },
  SAD: { C: "F-PACE", F: "E-PACE", H: "I-PACE" },
};

export function vehicleOf(vin: string): { name: string; brand: "Land Rover" | "Jaguar"; siteId: "VCS" | "VCSJ" } {
  const maker = vin.slice(0, 3);
  const isJaguar = maker === "SAJ" || maker === "SAD";
  const brand = isJaguar ? "Jaguar" : "Land Rover";
  return { name: models[maker]?.[vin.charAt(3)] ?? brand, brand, siteId: isJaguar ? "VCSJ" : "VCS" };
}

/** What an order knows of the card or the bank account that paid it. */
export function payerOf(paymentType: string): { cardType: string | null; last4: string | null } {
  if (paymentType === "sepa_debit") return { cardType: null, last4: "3000" };
  if (paymentType === "ideal" || paymentType === "bancontact") return { cardType: null, last4: null };
  return { cardType: "visa", last4: "4242" };
}
