import type { Money } from "../domain/money.ts";
import type { PlanTerm } from "../domain/plan-term.ts";
import type { LocaleId } from "../site/locales.ts";
import type { CountryCode } from "../site/country-codes.ts";
import type { CountryConfigurations } from "./country-configurations.ts";

/** Where something is offered: names, prices and availability depend on all three. */
export type Place = { siteId: string; localeId: string; currency: string };

/** One way to buy a service. Without a term it is bought once and for all. */
export type ProductPlan = { planId: string; term?: PlanTerm; price: Money; isOrderable: boolean };

export type Benefit = { title: string; text: string; image?: string };

/** A service as it is offered in one place. */
export type Product = {
  productId: string;
  name: string;
  text: string;
  summary: string;
  image: string;
  gallery: readonly { src: string; alt: string }[];
  categoryId: string;
  /** What the platform calls its category, in the language of the place. */
  categoryName?: string;
  isConnectedNavigation: boolean;
  /** Its dates are shown to its owner only. */
  isSecure: boolean;
  /** The kinds of drive it needs; empty when any will do. */
  powertrains: readonly string[];
  videoUrl?: string;
  manualUrl?: string;
  termsUrl?: string;
  benefits: readonly Benefit[];
  hasVariations: boolean;
  plans: readonly ProductPlan[];
};

export type Preferences = {
  isAccountHidden: boolean;
  isPaymentMethodHidden: boolean;
  overviewRegions: readonly string[];
  autoRenewalCountries: readonly string[];
  allOrdersCountries: readonly string[];
  hasVat: boolean;
  hasTaxIntegration: boolean;
  taxIntegrationCountries: readonly string[];
  /** Where the country of a card or an account must be that of the bill. */
  billingMatchCountries: readonly string[];
};

/** A country in which connected navigation works, as it is called in the language of the page. */
export type CoveredCountry = { code: string; name: string; isLimited: boolean };

/** The answer is HTML that was made safe. */
export type Question = { id: string; question: string; answerHtml: string };

/** What a question is about; the same in every language, in the order the help shows them. */
export const QUESTION_TOPICS = ["service-renewals", "payment", "refunds-cancellations", "contact-us"] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** A question of the help. Those asked most have a place among the renewals' or the help's own. */
export type HelpQuestion = Question & { topic: QuestionTopic; topRenewals?: number; topHelp?: number };

/** A text of the help; its body is HTML that was made safe. */
export type HelpText = { title: string; bodyHtml: string; version?: string };
export type HelpTextName = "terms" | "needAnyHelp";

/** What a page says that stands alone at an address of its own; its body is HTML that was made safe. */
export type SplashText = { title: string; bodyHtml: string; action?: string };

/** Whose language and law content is read in. */
export type ContentPlace = { localeId: LocaleId; country: CountryCode };
export type QuestionAudience = ContentPlace & { isRegistered: boolean; hasAutoRenewal: boolean };

/** What everybody sees alike, kept for a while between requests. */
export type Catalogue = {
  /** By the ids of services or of their plans. What is not offered is left out of the answer. */
  products(place: Place, ids: readonly string[]): Promise<Product[]>;
  /** Every service the place offers, in order. */
  allProducts(place: Place): Promise<Product[]>;
  preferences(siteId: string): Promise<Preferences>;
  /** Never fails: what commerce does not say is as usual. */
  countries(siteId: string): Promise<CountryConfigurations>;
  /** Where connected navigation works. */
  coverage(place: ContentPlace): Promise<CoveredCountry[]>;
  /** What owners ask most about renewals. */
  renewalQuestions(audience: QuestionAudience): Promise<Question[]>;
  /** Every question this audience may read, in order. */
  questions(audience: QuestionAudience): Promise<HelpQuestion[]>;
  helpText(text: { localeId: LocaleId; name: HelpTextName }): Promise<HelpText>;
  /** Undefined when the site has no splash page of that name. */
  splashPage(page: { siteId: string; name: string; localeId: LocaleId }): Promise<SplashText | undefined>;
};
