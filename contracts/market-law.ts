import { marketTimeZones } from "./market-time.ts";

export type MarketCountry = keyof typeof marketTimeZones;

/** What the law of a market asks of a subscription, for the storefront, order management and letters alike. */
export type MarketLaw = {
  withdrawalDays: number;
  autoRenew: {
    /** optIn: only with a choice of the customer's own, which is off at first. */
    mode: "off" | "optIn" | "onWithConsent";
    /** rollingMonth: after the first term by the month only. */
    renewTo: "sameTerm" | "rollingMonth";
    /** The longest first term, in months. */
    maxInitialMonths: number | null;
    /** Days before the end of a term on which the law wants a notice. */
    noticeDays: readonly number[];
    /** How many months before its effect an exit after the first renewal must be declared; 0 for at once. */
    exitNoticeMonths: number;
    /** Whether the time after an exit is paid back. */
    isProRata: boolean;
    /** How a notice shows the last day to stop. */
    deadline: "plain" | "box" | "separate-notice";
  };
  consentRecordYears: number;
};

const common: MarketLaw = {
  withdrawalDays: 14,
  autoRenew: {
    mode: "optIn",
    renewTo: "sameTerm",
    maxInitialMonths: null,
    noticeDays: [],
    exitNoticeMonths: 0,
    isProRata: false,
    deadline: "plain",
  },
  consentRecordYears: 3,
};

const withRenewal = (autoRenew: Partial<MarketLaw["autoRenew"]>): MarketLaw => ({
  ...common,
  autoRenew: { ...common.autoRenew, ...autoRenew },
});

const laws: Readonly<Record<MarketCountry, MarketLaw>> = {
  GB: common,
  // § 309 Nr. 9 BGB: at most 24 months first, then without an end and with a month's notice at most.
  DE: withRenewal({ renewTo: "rollingMonth", maxInitialMonths: 24, exitNoticeMonths: 1, isProRata: true }),
  FR: withRenewal({ noticeDays: [62, 35], deadline: "box" }),
  IT: withRenewal({ noticeDays: [35] }),
  ES: withRenewal({ noticeDays: [35] }),
  PT: common,
  NL: withRenewal({ renewTo: "rollingMonth", exitNoticeMonths: 1, isProRata: true }),
  BE: withRenewal({ noticeDays: [35], exitNoticeMonths: 2, isProRata: true, deadline: "box" }),
  AT: withRenewal({ noticeDays: [35], deadline: "separate-notice" }),
  CZ: common,
  US: withRenewal({ noticeDays: [35, 7] }),
  CA: common,
};

/** Where a province has a law of its own. */
const provinces: Readonly<Record<string, MarketLaw>> = {
  QC: withRenewal({ renewTo: "rollingMonth", noticeDays: [62], isProRata: true }),
  BC: withRenewal({ noticeDays: [35], isProRata: true }),
};

type Sale = { localeId: string; billingStateCode?: string | null | undefined };

/** The law of a sale, by its locale; in Canada the province of the bill decides. */
export function lawOf({ localeId, billingStateCode }: Sale): MarketLaw {
  const country = localeId.slice(-2);
  if (country === "CA") return provinces[billingStateCode ?? ""] ?? laws.CA;
  return Object.hasOwn(laws, country) ? laws[country as MarketCountry] : laws.GB;
}
