import { displayOf, type MarketCountry, type MarketDisplay } from "./market-display.ts";

/** What the law of a market asks of a subscription, for the storefront, order management and letters alike. */
export type MarketLaw = MarketDisplay & {
  /** The text of the order button; its words are the statutory ones of each language. */
  orderButtonKey: "checkout.orderButton";
  withdrawal: { labelKeys: { start: "footer.withdraw"; confirm: "withdrawal.confirm" } };
  cancelFunction: { labelKeys: { start: "footer.cancel"; confirm: "cancellation.confirm" } };
  autoRenew: AutoRenewLaw;
  /** The language in which the summary of an order and the terms have to be offered before those in another one. */
  firstLanguage: "fr" | null;
  /** The names of the taxes, as bills of the market call them. */
  taxNames: readonly string[];
  /** optOut: measuring is allowed by law until it is refused, and a browser's privacy signal has to be confirmed. */
  cookieMode: "optIn" | "optOut";
  /** How long a consent is kept as evidence after its contract. */
  consentRecordYears: number;
};

type AutoRenewLaw = {
  /** off: not offered, whatever commerce says. optIn: only with a choice of the customer's own, which is off at first. */
  mode: "off" | "optIn";
  /** rollingMonth: after the first term by the month only. */
  renewTo: "sameTerm" | "rollingMonth";
  /** The longest first term, in months. */
  maxInitialMonths: number | null;
  /** Days before the end of a term on which a notice is sent, because the law wants one. */
  noticeDays: readonly number[];
  /** When it wants them. One notice in each of these windows satisfies it. */
  noticeWindows: readonly NoticeWindow[];
  /**
   * What follows when a notice was not sent in time. freeExit: it renews, but can be left at any time, and the unused time
   * is paid back. noRenewal: nothing is charged, and the service ends.
   */
  withoutNotice: "renews" | "freeExit" | "noRenewal";
  /** Whether a term of more than a year has a reminder in each of its years. */
  hasYearlyReminder: boolean;
  /** How many months before its effect an exit after the first renewal must be declared; 0 for at once. */
  exitNoticeMonths: number;
  /** Whether the time after an exit is paid back. */
  isProRata: boolean;
  /** After how many months a first term can be left, and its unused time is paid back; null for not before its end. */
  firstTermExitAfterMonths: number | null;
  /** How a notice shows the last day to stop. */
  deadline: "plain" | "box" | "separate-notice";
  /** How the order shows the terms of renewals. */
  clause: "plain" | "box";
  /** Whether these terms are shown before the customer gives billing data. */
  isClauseBeforeBilling: boolean;
};

/** The first and the last day on which a notice is in time, in days before the end of the term. */
export type NoticeWindow = { from: number; until: number };

type Change = Partial<Omit<MarketLaw, "autoRenew">> & { autoRenew?: Partial<AutoRenewLaw> };

const renewal: AutoRenewLaw = {
  mode: "optIn",
  renewTo: "sameTerm",
  maxInitialMonths: null,
  noticeDays: [],
  noticeWindows: [],
  withoutNotice: "renews",
  hasYearlyReminder: false,
  exitNoticeMonths: 0,
  isProRata: false,
  firstTermExitAfterMonths: null,
  deadline: "plain",
  clause: "plain",
  isClauseBeforeBilling: false,
};

function law(country: MarketCountry, taxNames: readonly string[], change: Change = {}): MarketLaw {
  const display = displayOf(country);
  return {
    ...display,
    orderButtonKey: "checkout.orderButton",
    withdrawal: { ...display.withdrawal, labelKeys: { start: "footer.withdraw", confirm: "withdrawal.confirm" } },
    cancelFunction: {
      ...display.cancelFunction,
      labelKeys: { start: "footer.cancel", confirm: "cancellation.confirm" },
    },
    firstLanguage: null,
    taxNames,
    cookieMode: "optIn",
    consentRecordYears: 3,
    ...change,
    autoRenew: { ...renewal, ...change.autoRenew },
  };
}

const laws: Readonly<Record<MarketCountry, MarketLaw>> = {
  GB: law("GB", ["VAT"]),
  // § 309 Nr. 9 BGB: at most 24 months first, then without an end. It allows a month's notice; this shop asks for none.
  DE: law("DE", ["MwSt."], {
    autoRenew: { renewTo: "rollingMonth", maxInitialMonths: 24, isProRata: true },
  }),
  // L215-1 code de la consommation: three to one months before the last day to stop, which is shown in a box; otherwise
  // the customer may leave at any time.
  FR: law("FR", ["TVA"], {
    autoRenew: {
      noticeDays: [62, 35],
      noticeWindows: [{ from: 90, until: 32 }],
      withoutNotice: "freeExit",
      deadline: "box",
    },
  }),
  // Art. 65-bis codice del consumo: 30 days before; otherwise the customer may leave at any time.
  IT: law("IT", ["IVA"], {
    autoRenew: { noticeDays: [35], noticeWindows: [{ from: Infinity, until: 30 }], withoutNotice: "freeExit" },
  }),
  // Ley 10/2025: at least 15 days before.
  ES: law("ES", ["IVA"], {
    autoRenew: { noticeDays: [35], noticeWindows: [{ from: Infinity, until: 15 }], withoutNotice: "freeExit" },
  }),
  PT: law("PT", ["IVA"]),
  // 6:236 j BW: after a tacit renewal the customer may end it at any time, and 6:237 l BW: a longer first term after a year.
  // Both allow a month's notice; this shop asks for none.
  NL: law("NL", ["btw"], { autoRenew: { renewTo: "rollingMonth", isProRata: true, firstTermExitAfterMonths: 12 } }),
  // VI.91 WER/CDE: the clause in bold, in a box, on the front page; afterwards an end within two months.
  BE: law("BE", ["TVA", "btw"], {
    autoRenew: {
      noticeDays: [35],
      // 15 days before the last day to stop.
      noticeWindows: [{ from: Infinity, until: 16 }],
      withoutNotice: "freeExit",
      exitNoticeMonths: 2,
      isProRata: true,
      deadline: "box",
      clause: "box",
    },
  }),
  // § 6 Abs. 1 Z 2 KSchG: without a notice of its own at the start of the set time, a silent renewal is void.
  // The law names no number of days; two weeks are taken as the least that is reasonable.
  AT: law("AT", ["USt."], {
    autoRenew: {
      noticeDays: [35],
      noticeWindows: [{ from: Infinity, until: 14 }],
      withoutNotice: "noRenewal",
      deadline: "separate-notice",
    },
  }),
  CZ: law("CZ", ["DPH"]),
  // ROSCA and New York § 527-a: the terms before billing data. 15 to 45 days (California, New York), 30 to 60 days
  // (Illinois, Virginia) and 5 to 30 days (Massachusetts) are kept in all states, and so is the yearly reminder of
  // Minnesota and California. California keeps a consent for three years, or for one after the contract.
  US: law("US", ["Sales tax"], {
    cookieMode: "optOut",
    autoRenew: {
      noticeDays: [35, 7],
      noticeWindows: [
        { from: 45, until: 30 },
        { from: 30, until: 5 },
      ],
      withoutNotice: "freeExit",
      hasYearlyReminder: true,
      isClauseBeforeBilling: true,
    },
  }),
  // Québec, Law 25: nothing is measured without consent. A visitor's province is not known before the bill.
  CA: law("CA", ["GST", "HST", "PST", "QST"]),
};

/** Where a province has a law of its own. Ontario has the law of the country: a copy of the contract, no renewal rules. */
const provinces: Readonly<Record<string, MarketLaw>> = {
  // 90 to 60 days before, and after the first term without an end. Any term can be ended at any time. Charter of the French
  // language: French first.
  QC: law("CA", ["GST", "QST"], {
    firstLanguage: "fr",
    autoRenew: {
      renewTo: "rollingMonth",
      noticeDays: [62],
      noticeWindows: [{ from: 90, until: 60 }],
      withoutNotice: "freeExit",
      isProRata: true,
      firstTermExitAfterMonths: 0,
    },
  }),
  // 30 to 60 days before, or the renewal is void; it can be ended at any time, and the unused time is paid back.
  BC: law("CA", ["GST", "PST"], {
    autoRenew: {
      noticeDays: [35],
      noticeWindows: [{ from: 60, until: 30 }],
      withoutNotice: "noRenewal",
      isProRata: true,
    },
  }),
};

export type Sale = { localeId: string; billingStateCode?: string | null | undefined };

/** The law of a sale, by its locale; in Canada the province of the bill decides. */
export function lawOf({ localeId, billingStateCode }: Sale): MarketLaw {
  const country = countryOf(localeId);
  if (country === "CA") return provinces[billingStateCode ?? ""] ?? laws.CA;
  return laws[country];
}

/** What a bill calls the only tax of a market; of the two names in Belgium that of the language. */
export function taxNameOf(localeId: string): string {
  const { taxNames } = lawOf({ localeId });
  return (localeId.startsWith("nl") ? taxNames.at(-1) : taxNames[0]) ?? "";
}

/** Whether auto-renewal may be offered in a country at all. */
export const allowsAutoRenewal = (country: string): boolean =>
  lawOf({ localeId: `-${country}` }).autoRenew.mode !== "off";

/** Whether auto-renewal goes on by the month instead of for the same term again. */
export const renewsByMonth = (sale: Sale): boolean => lawOf(sale).autoRenew.renewTo === "rollingMonth";

/** The pseudo-locale is the market of the United States in test builds. An unknown country has the law of the first market. */
function countryOf(localeId: string): MarketCountry {
  if (localeId === "en-XB") return "US";
  const country = localeId.slice(-2);
  return Object.hasOwn(laws, country) ? (country as MarketCountry) : "GB";
}
