import { beforeAll, describe, expect, it } from "vitest";
import { lawOf } from "../../../../contracts/markets/market-law.ts";
import { traders } from "../../../../contracts/markets/trader.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { LOCALE_IDS, type LocaleId } from "../../../site/locales.ts";
import { plainText } from "../../../page/written-texts/paragraph.ts";
import { type OrderSummary, summaryText } from "./order-summary.ts";
import { type SummaryInput, writeOrderSummary } from "./order-summary-texts.server.ts";

beforeAll(async () => {
  await Promise.all(LOCALE_IDS.map((localeId) => loadMessages(localeId)));
});

type Options = Partial<SummaryInput> & { state?: string };

function summaryIn(localeId: LocaleId, { state, ...change }: Options = {}): OrderSummary {
  return writeOrderSummary({
    localeId,
    law: lawOf({ localeId, billingStateCode: state }),
    services: [
      {
        name: "Connected Navigation",
        feature: "Routes with live traffic",
        term: { duration: 2, period: "year" },
        newEnd: "2028-12-15",
        price: { amount: 15_900, currency: "EUR" },
        adjustments: [],
        renewalPrice: { amount: 17_700, currency: "EUR" },
      },
    ],
    vehicle: { name: "Defender 110", vin: "SALEXXXXXXXXX0201" },
    total: { amount: 18_800, currency: "EUR" },
    mentionsVat: true,
    canAgreeToAutoRenewal: true,
    termsVersion: "2026-11-01",
    ...change,
  });
}

/** The words of the law in each language; the pseudo-locale has those of its source. */
const LABELS: Record<
  Exclude<LocaleId, "en-XB">,
  readonly [order: string, withdraw: string, cancel: string, tax: string]
> = {
  "cs-CZ": ["Objednávka zavazující k platbě", "Zde odstoupit od smlouvy", "Zrušit předplatné", "DPH"],
  "de-AT": ["Zahlungspflichtig bestellen", "Vertrag widerrufen", "Abonnement kündigen", "USt."],
  "de-DE": ["Zahlungspflichtig bestellen", "Vertrag widerrufen", "Verträge hier kündigen", "MwSt."],
  "en-CA": ["Place order and pay", "Withdraw from contract here", "Cancel a subscription", "tax"],
  "en-GB": ["Order with obligation to pay", "Withdraw from contract here", "Cancel a subscription", "VAT"],
  "en-US": ["Place order and pay", "Withdraw from contract here", "Cancel a subscription", "tax"],
  "es-ES": ["Pedido con obligación de pago", "Desistir del contrato aquí", "Cancelar una suscripción", "IVA"],
  "fr-BE": ["Commande avec obligation de paiement", "Renoncer au contrat ici", "Résilier un abonnement", "TVA"],
  "fr-CA": ["Payer et commander", "Renoncer au contrat ici", "Annuler un abonnement", "taxes"],
  "fr-FR": ["Commande avec obligation de paiement", "Renoncer au contrat ici", "Résilier votre contrat", "TTC"],
  "it-IT": ["Ordine con obbligo di pagare", "Recedi dal contratto qui", "Disdici un abbonamento", "IVA"],
  "nl-BE": ["Bestelling met betalingsverplichting", "Hier de overeenkomst herroepen", "Een abonnement opzeggen", "btw"],
  "nl-NL": ["Bestelling met betalingsverplichting", "Hier de overeenkomst herroepen", "Een abonnement opzeggen", "btw"],
  "pt-PT": ["Encomenda com obrigação de pagar", "Retrate-se do contrato aqui", "Cancelar uma subscrição", "IVA"],
};

const linksOf = ({ rows, renewal, lastRows, terms }: OrderSummary) =>
  [...rows, ...lastRows]
    .flatMap(({ paragraphs }) => paragraphs)
    .concat(renewal.on, [terms.consent, terms.privacy])
    .flat()
    .filter((part) => typeof part !== "string");

describe.each(Object.entries(LABELS) as [Exclude<LocaleId, "en-XB">, (typeof LABELS)["de-DE"]][])(
  "the summary above the order button in %s",
  (localeId, [order, withdraw, cancel, tax]) => {
    it("has the statutory words on the button and on the ways out of the contract", () => {
      const summary = summaryIn(localeId);
      expect(summary.orderLabel).toBe(order);
      expect(linksOf(summary)).toEqual(
        expect.arrayContaining([
          { text: withdraw, to: "/withdraw" },
          { text: cancel, to: "/cancel-subscription" },
          { text: expect.stringMatching(/./) as string, to: "/imprint" },
          { text: expect.stringMatching(/./) as string, to: "/terms-conditions?version=2026-11-01" },
          { text: expect.stringMatching(/./) as string, to: "/privacy" },
        ]),
      );
    });

    it("says what is ordered from which trader, for how long and at which price with tax", () => {
      const summary = summaryIn(localeId);
      const text = summaryText(summary, false);
      for (const part of ["Connected Navigation", "Routes with live traffic", "Defender 110", "SALEXXXXXXXXX0201"]) {
        expect(text).toContain(part);
      }
      expect(text).toMatch(/2028/);
      expect(text).toMatch(/159/);
      expect(text).toContain(traders[localeId].name);
      expect(text).toContain("14");
      expect(summary.total.label).toContain(tax);
      expect(summary.total.amount).toMatch(/188/);
    });

    it("says when a renewal is charged, and what, only with auto-renewal", () => {
      const { renewal } = summaryIn(localeId);
      const on = renewal.on.map(plainText).join("\n");
      expect(on).toMatch(/Connected Navigation.*2028.*177/);
      expect(/177|2028/.test(renewal.off.map(plainText).join("\n"))).toBe(localeId === "en-US");
    });
  },
);

const on = (summary: OrderSummary) => summary.renewal.on.map(plainText);

it.each([
  ["en-GB", undefined, "Connected Navigation: on 15\u00a0December\u00a02028, for 2 years, €177"],
  ["de-DE", undefined, "Connected Navigation: ab 15.\u00a0Dezember\u00a02028 monatsweise, 177\u00A0€ pro Monat"],
  ["nl-NL", undefined, "Connected Navigation: vanaf 15\u00a0december\u00a02028 per maand, €\u00A0177 per maand"],
  ["en-CA", "QC", "Connected Navigation: from December\u00a015,\u00a02028 month by month, €177 per month"],
  ["en-CA", "ON", "Connected Navigation: on December\u00a015,\u00a02028, for 2 years, €177"],
] as const)("a renewal in %s %s reads %j", (localeId, state, expected) => {
  expect(on(summaryIn(localeId, state ? { state } : {}))[1]).toBe(expected);
});

it.each([
  ["en-GB", undefined, /on the last day that is paid\.$/],
  ["de-DE", undefined, /können Sie sofort beenden, und wir erstatten die verbleibende Zeit\.$/],
  ["nl-NL", undefined, /kunt u direct beëindigen, en wij betalen de resterende tijd terug\.$/],
  ["fr-BE", undefined, /avec un préavis de 2 mois/],
  ["nl-BE", undefined, /met een opzegtermijn van 2 maanden/],
  ["fr-CA", "QC", /résilié immédiatement/],
  ["en-CA", "BC", /end it at once/],
] as const)("the way out of a renewal in %s %s is that of the market", (localeId, state, expected) => {
  expect(on(summaryIn(localeId, state ? { state } : {})).at(-1)).toMatch(expected);
});

it("shows no date that the visitor may not see", () => {
  const service = {
    name: "Tracker",
    term: { duration: 1, period: "year" },
    price: { amount: 900, currency: "GBP" },
    adjustments: [],
    renewalPrice: { amount: 900, currency: "GBP" },
  } as const;
  const summary = summaryIn("en-GB", { services: [service] });
  expect(plainText(summary.rows[0]?.paragraphs[0] ?? [])).toBe("£9 / year");
  expect(on(summary)[1]).toBe("Tracker: on its end date, for 1 year, £9");
  expect(on(summaryIn("de-DE", { services: [service] }))[1]).toMatch(/^Tracker: ab dem Enddatum monatsweise/);
});

describe("the sentence without auto-renewal", () => {
  const bought = { price: { amount: 900, currency: "GBP" }, adjustments: [] };
  const dated = { ...bought, name: "Navigation", term: { duration: 1, period: "year" }, newEnd: "2027-11-17" } as const;
  const hidden = { ...bought, name: "Tracker", term: { duration: 1, period: "year" } } as const;
  const endless = { ...bought, name: "Assistance" };

  it.each([
    ["en-GB", [dated], "Off. The service ends on the date above."],
    ["en-GB", [dated, dated], "Off. The services end on the dates above."],
    ["en-GB", [dated, endless], "Off. The service ends on the date above."],
    ["en-GB", [hidden], "Off."],
    ["en-GB", [endless], "Off."],
    ["de-DE", [dated], "Aus. Der Dienst endet am oben genannten Tag."],
    ["fr-FR", [dated], "Désactivé. Le service prend fin à la date indiquée ci-dessus."],
    ["cs-CZ", [dated], "Vypnuto. Služba skončí v uvedeném termínu."],
    ["cs-CZ", [dated, dated], "Vypnuto. Služby skončí v uvedených termínech."],
  ] as const)("in %s counts only the dates that stand above: %#", (localeId, services, sentence) => {
    expect(plainText(summaryIn(localeId, { services }).renewal.off[0] ?? [])).toBe(sentence);
  });
});

it.each([
  ["one service", 1, "To ensure you enjoy this service", "We will automatically renew this plan when it expires."],
  [
    "two services",
    2,
    "To ensure you enjoy these services",
    "We will automatically renew these plans when they expire.",
  ],
])("promises the renewal of %s by their number", (_, count, start, end) => {
  const endless = { name: "Assistance", price: { amount: 900, currency: "GBP" }, adjustments: [] };
  const service = { ...endless, name: "Navigation", term: { duration: 1, period: "year" } } as const;
  const services = [...Array.from({ length: count }, () => service), endless];
  const notice = summaryIn("en-GB", { services }).autoRenewal?.noticeWhileOn ?? "";
  expect(notice.startsWith(start)).toBe(true);
  expect(notice.endsWith(end)).toBe(true);
});

it("renews nothing that has no term", () => {
  const service = { name: "Wi-Fi", price: { amount: 900, currency: "GBP" }, adjustments: [] };
  expect(on(summaryIn("en-GB", { services: [service] }))).toHaveLength(2);
});

it.each(LOCALE_IDS)(
  "in %s has the clause in a box in Belgium, and before the payment in the United States",
  (localeId) => {
    const { renewal, beforePayment } = summaryIn(localeId);
    expect(renewal.isBoxed).toBe(localeId.endsWith("BE"));
    const isUnitedStates = ["en-US", "en-XB"].includes(localeId);
    expect(beforePayment?.slice(1)).toEqual(isUnitedStates ? renewal.on.slice(1) : undefined);
  },
);

it("offers nothing about auto-renewal to a visitor who cannot agree to it", () => {
  for (const localeId of ["en-US", "fr-BE"] as const) {
    const summary = summaryIn(localeId, { canAgreeToAutoRenewal: false });
    expect(summary).not.toHaveProperty("autoRenewal");
    expect(summary).not.toHaveProperty("beforePayment");
    expect(summary.renewal.isBoxed).toBe(false);
  }
});

it("has the sentences about auto-renewal that stand beside the ticked box", () => {
  expect(summaryIn("en-GB").autoRenewal).toEqual({
    label: "Renew this plan when it expires",
    hint: "We write to you 62, 35 and 7 days before every renewal, with the date, the amount and a link to turn auto-renewal off.",
    noticeWhileOn:
      "To ensure you enjoy this service without interruption, auto-renewal will be turned on for your chosen plan. We will automatically renew this plan when it expires.",
  });
});

it.each([
  ["2026-11-01", "/terms-conditions?version=2026-11-01", "Version of 1\u00a0November\u00a02026"],
  [undefined, "/terms-conditions", undefined],
])("names and links the version %s of the terms", (termsVersion, to, version) => {
  const { terms } = summaryIn("en-GB", { termsVersion });
  expect(terms.consent).toContainEqual({ text: "terms and conditions", to });
  expect(terms.version).toBe(version);
  expect(plainText(terms.consent)).toBe(
    "I ask that the services begin at once, and I accept the terms and conditions.",
  );
});

it("mentions VAT in the total only where the site does", () => {
  expect(summaryIn("en-GB", { mentionsVat: false }).total.label).toBe("Total");
});

it("lists the taxes of Québec above the total", () => {
  const dollars = (amount: number) => ({ amount, currency: "CAD" });
  const taxes = [
    { name: "GST", rate: 0.05, amount: dollars(675) },
    { name: "QST", rate: 0.09975, amount: dollars(1347) },
  ];
  const summary = summaryIn("fr-CA", { state: "QC", taxes, total: dollars(15_522) });
  const lines = summaryText(summary, false)
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .split("\n");
  expect(lines.slice(-4, -1)).toEqual([
    "TPS (5,00 %): 6,75 $",
    "TVQ (9,975 %): 13,47 $",
    expect.stringMatching(/: 155,22 \$$/),
  ]);
  expect(summaryText(summaryIn("fr-CA"), false)).not.toContain("TPS");
});

it.each([
  ["all begin at once", {}, "I ask that the services begin at once, and I accept the terms and conditions."],
  [
    "one follows a running term",
    { startsOn: "2026-12-15" } as const,
    "I ask that each service begins as stated above, and I accept the terms and conditions.",
  ],
])("asks for the right start if %s", (_, dates, consent) => {
  const first = {
    name: "Traffic",
    term: { duration: 1, period: "year" },
    newEnd: "2027-12-15",
    adjustments: [],
  } as const;
  const services = [{ ...first, ...dates, price: { amount: 900, currency: "GBP" } }];
  const summary = summaryIn("en-GB", { services });
  expect(plainText(summary.terms.consent)).toBe(consent);
  expect(summary.rows[0]?.paragraphs.map(plainText)).toEqual([
    "£9 / year",
    "startsOn" in dates
      ? "1 year from 15\u00a0December\u00a02026, the day the present term ends, until 15\u00a0December\u00a02027"
      : "1 year from activation, at least until 15\u00a0December\u00a02027",
  ]);
});

it.each([
  ["en-GB", undefined, /62, 35 and 7 days before every renewal/],
  ["de-DE", undefined, /62, 35 und 7 Tage vor der ersten Verlängerung und 7 Tage vor jedem weiteren Monat/],
  ["nl-NL", undefined, /7 dagen voor elke volgende maand/],
  ["fr-CA", "QC", /7 jours avant chaque mois suivant/],
  ["en-CA", "BC", /62, 35 and 7 days before every renewal/],
] as const)("names the reminders that are sent in %s %s", (localeId, state, hint) => {
  expect(summaryIn(localeId, state ? { state } : {}).autoRenewal?.hint).toMatch(hint);
});

describe("the French version", () => {
  it.each([
    ["en-CA", "QC", true],
    ["fr-CA", "QC", false],
    ["en-CA", "ON", false],
    ["en-CA", undefined, false],
    ["en-US", "QC", false],
    ["fr-FR", undefined, false],
  ] as const)("is offered first in %s for a bill in %s: %s", (localeId, state, isOffered) => {
    const summary = summaryIn(localeId, state ? { state } : {});
    expect(summary.firstLanguage?.localeId).toBe(isOffered ? "fr-CA" : undefined);
    // It belongs to what the customer has read.
    expect(summaryText(summary, false).includes("Please read the French version")).toBe(isOffered);
    expect(summaryText(summary, false).includes("Lire et commander en français")).toBe(isOffered);
  });
});
