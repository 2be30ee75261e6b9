import type { CalendarDay } from "../domain/calendar-day.ts";
import type { Money } from "../domain/money.ts";
import type { PlanTerm } from "../domain/plan-term.ts";
import type { LocaleId } from "../site/locales.ts";
import type { CountryCode } from "../site/country-codes.ts";
import type { CountryConfigurations } from "./country-configurations.ts";

/** Site, language and currency of an offer: names, prices and availability depend on all three. */
export type SiteLocale = { siteId: string; localeId: string; currency: string };

/** One plan of a service. Without a term it is a one-time purchase. */
export type ProductPlan = { planId: string; term?: PlanTerm; price: Money; isOrderable: boolean };

export type Benefit = { title: string; text: string; image?: string };

/** A service as a site offers it in one language and currency. */
export type Product = {
  productId: string;
  name: string;
  text: string;
  summary: string;
  image: string;
  gallery: readonly { src: string; alt: string }[];
  categoryId: string;
  /** The name that commerce has for its category, in the language of the offer. */
  categoryName?: string;
  isConnectedNavigation: boolean;
  /** Commerce calls such a service secure. */
  showsDatesToOwnerOnly: boolean;
  /** The kinds of drive it needs; empty when any will do. */
  powertrains: readonly string[];
  videoUrl?: string;
  manualUrl?: string;
  termsUrl?: string;
  benefits: readonly Benefit[];
  hasVariations: boolean;
  plans: readonly ProductPlan[];
};

export type SitePreferences = {
  isAccountHidden: boolean;
  isPaymentMethodHidden: boolean;
  overviewRegions: readonly string[];
  autoRenewalCountries: readonly string[];
  allOrdersCountries: readonly string[];
  /** Whether texts about prices say that VAT is included. */
  mentionsVat: boolean;
  /** Whether the site calculates tax at checkout; only in the `taxIntegrationCountries`. */
  hasTaxIntegration: boolean;
  taxIntegrationCountries: readonly string[];
  /** Where the country of a card or an account must be that of the bill. */
  billingMatchCountries: readonly string[];
  /** Whether guests may ask for a refund by themselves. */
  isGuestRefundOffered: boolean;
};

/** A country in which connected navigation works, as it is called in the language of the page. */
export type CoveredCountry = { code: string; name: string; isLimited: boolean };

/** A question of the help with its answer as sanitised HTML. */
export type FaqEntry = { id: string; question: string; answerHtml: string };

/** What a question is about; the same in every language, in the order the help shows them. */
export const QUESTION_TOPICS = ["service-renewals", "payment", "refunds-cancellations", "contact-us"] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** A question with its topic. The most asked have a rank among those of renewals or of the help. */
export type HelpQuestion = FaqEntry & { topic: QuestionTopic; topRenewals?: number; topHelp?: number };

/** A version is named by the first day it applies, such as "2026-11-01". */
export type TextVersion = { version: CalendarDay; changes?: string };

/** A text of the help; its body is sanitised HTML. A legal text has versions, the newest first. */
export type HelpText = {
  title: string;
  bodyHtml: string;
  version?: CalendarDay;
  versions?: readonly TextVersion[];
};
export type LegalTextName = "terms" | "privacy" | "imprint" | "accessibility";
export type HelpTextName = LegalTextName | "needAnyHelp" | "needHelp" | "dataCards";

/** Days of the week from 1 (Monday) to 7 (Sunday); times such as "08:00". */
export type OpeningHours = { days: readonly number[]; from: string; to: string };

export type PhoneLine = {
  /** With the country's code, for a link. */
  number: string;
  label: string;
  timeZone: string;
  hours: readonly OpeningHours[];
  closedOn: readonly CalendarDay[];
  notes: readonly string[];
};

/** How to reach a person in a market; a market may lack any of these. */
export type ContactChannels = {
  title: string;
  introHtml: string;
  phones: readonly PhoneLine[];
  emails: readonly string[];
  postalAddresses: readonly (readonly string[])[];
  hasForm: boolean;
  links: readonly { text: string; href: string }[];
};

/** The content of a splash page; its body is sanitised HTML. */
export type SplashText = { title: string; bodyHtml: string; action?: string };

/** The language of a content, and the country whose law applies to it. */
export type ContentLocale = { localeId: LocaleId; country: CountryCode };
export type QuestionAudience = ContentLocale & { isRegistered: boolean; isAutoRenewalInCountry: boolean };

/** What is the same for all visitors, cached between requests. */
export type Catalogue = {
  /** Finds services by their own ids or those of their plans. A service that is not offered is left out. */
  products(siteLocale: SiteLocale, ids: readonly string[]): Promise<Product[]>;
  /** Every service on offer, in order. */
  allProducts(siteLocale: SiteLocale): Promise<Product[]>;
  preferences(siteId: string): Promise<SitePreferences>;
  /** Never fails: without an answer of commerce the default configuration applies. */
  countries(siteId: string): Promise<CountryConfigurations>;
  /** Where connected navigation works. */
  coverage(contentLocale: ContentLocale): Promise<CoveredCountry[]>;
  /** What owners ask most about renewals. */
  renewalQuestions(audience: QuestionAudience): Promise<FaqEntry[]>;
  /** Every question this audience may read, in order. */
  questions(audience: QuestionAudience): Promise<HelpQuestion[]>;
  /** Without a version: the one that applies today. Ask only for versions that this one lists: each answer is cached. */
  helpText(text: { localeId: LocaleId; name: HelpTextName; version?: CalendarDay }): Promise<HelpText>;
  /** Which data a service makes. Ask only for services on offer: each answer is cached. */
  dataCard(card: { localeId: LocaleId; productId: string }): Promise<HelpText>;
  contactChannels(page: { localeId: LocaleId }): Promise<ContactChannels>;
  /** The name of a model's image; undefined when its content names none, or there is no such content. */
  vehicleImage(vehicle: { localeId: LocaleId; modelKey: string }): Promise<string | undefined>;
  /** Undefined when the site has no splash page of that name. */
  splashPage(page: { siteId: string; name: string; localeId: LocaleId }): Promise<SplashText | undefined>;
};
