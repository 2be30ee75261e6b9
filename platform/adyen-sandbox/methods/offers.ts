import type { MethodsAnswer } from "../adyen-wire.ts";

type Offer = NonNullable<MethodsAnswer["paymentMethods"]>[number];

const brands = ["visa", "mc", "amex"];

/** The ways to pay, as the Drop-in wants to hear of them. */
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

/** What a way to pay is called, where its name is not the same everywhere. */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cs: { scheme: "Platební karta", bcmc: "Karta Bancontact", sepadirectdebit: "Inkaso SEPA" },
  de: { scheme: "Kredit- oder Debitkarte", bcmc: "Bancontact-Karte", sepadirectdebit: "SEPA-Lastschrift" },
  es: { scheme: "Tarjeta", bcmc: "Tarjeta Bancontact", sepadirectdebit: "Adeudo directo SEPA" },
  fr: { scheme: "Carte bancaire", bcmc: "Carte Bancontact", sepadirectdebit: "Prélèvement SEPA" },
  it: { scheme: "Carta", bcmc: "Carta Bancontact", sepadirectdebit: "Addebito diretto SEPA" },
  nl: { scheme: "Creditcard of betaalpas", bcmc: "Bancontact-kaart", sepadirectdebit: "SEPA-incasso" },
  pt: { scheme: "Cartão", bcmc: "Cartão Bancontact", sepadirectdebit: "Débito direto SEPA" },
};

export function offersIn(locale = "en"): Offer[] {
  const known = names[locale.slice(0, 2)] ?? {};
  return offers.map((offer) => ({ ...offer, name: known[offer.type] ?? offer.name }));
}
