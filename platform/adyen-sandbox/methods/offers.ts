import type { PaymentMethodsResponse } from "../adyen-wire.ts";

type Offer = NonNullable<PaymentMethodsResponse["paymentMethods"]>[number];

const brands = ["visa", "mc", "amex"];

/** The payment methods in the format of the Drop-in. */
const offers: readonly (Offer & { type: string })[] = [
  { type: "scheme", name: "Cards", brands },
  { type: "ideal", name: "iDEAL" },
  { type: "bcmc", name: "Bancontact card", brands: ["bcmc", "maestro"] },
  { type: "sepadirectdebit", name: "SEPA Direct Debit" },
  {
    type: "applepay",
    name: "Apple Pay",
    brands,
    configuration: { merchantId: "sandbox", merchantName: "Connected services" },
  },
  {
    type: "googlepay",
    name: "Google Pay",
    brands,
    configuration: { merchantId: "sandbox", gatewayMerchantId: "sandbox", merchantName: "Connected services" },
  },
];

/** The translated names of payment methods, where they differ from English. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cs: { scheme: "Platební karta", bcmc: "Karta Bancontact", sepadirectdebit: "Inkaso SEPA" },
  de: { scheme: "Kredit- oder Debitkarte", bcmc: "Bancontact-Karte", sepadirectdebit: "SEPA-Lastschrift" },
  es: { scheme: "Tarjeta", bcmc: "Tarjeta Bancontact", sepadirectdebit: "Adeudo directo SEPA" },
  fr: { scheme: "Carte bancaire", bcmc: "Carte Bancontact", sepadirectdebit: "Prélèvement SEPA" },
  it: { scheme: "Carta", bcmc: "Carta Bancontact", sepadirectdebit: "Addebito diretto SEPA" },
  nl: { scheme: "Creditcard of betaalpas", bcmc: "Bancontact-kaart", sepadirectdebit: "SEPA-incasso" },
  pt: { scheme: "Cartão", bcmc: "Cartão Bancontact", sepadirectdebit: "Débito direto SEPA" },
};

export function offersInLocale(locale = "en"): Offer[] {
  const translatedNames = names[locale.slice(0, 2)] ?? {};
  return offers.map((offer) => ({ ...offer, name: translatedNames[offer.type] ?? offer.name }));
}
