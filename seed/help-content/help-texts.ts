/** Questions with the same answer in all countries of a language. */
export const sharedQuestionIds = [
  "expiry-date",
  "renew-early",
  "activation-time",
  "paid-but-expired",
  "not-offered",
  "ownership-change",
  "someone-else-pays",
  "several-cars",
  "network-switch-off",
  "billing-country",
  "auto-renewal-off",
  "card-changed",
  "refund-time",
  "refund-status",
  "remaining-time",
] as const;

/** Questions with an answer that depends on the market. */
export const marketQuestionIds = [
  "find-vin",
  "lapse",
  "countries",
  "methods",
  "region-not-billed",
  "auto-renewal-charge",
  "invoice",
  "bank-confirmation",
  "withdrawal",
  "cancel-without-account",
  "phone-hours",
  "complaints",
  "data-privacy",
  "accessibility",
] as const;

export type SharedQuestionId = (typeof sharedQuestionIds)[number];
type MarketQuestionId = (typeof marketQuestionIds)[number];
export type QuestionId = SharedQuestionId | MarketQuestionId;

/** A question in plain text and its answer in HTML. */
type QuestionText = readonly [question: string, answer: string];
export type QuestionTexts<Id extends QuestionId = QuestionId> = Readonly<Record<Id, QuestionText>>;

export type PageText = { title: string; body: string };

export type SplashText = PageText & { action: string };

export type PageTexts = {
  renewals: PageText;
  countries: PageText;
  needAnyHelp: PageText;
  needHelp: PageText;
  splash: { landRover: SplashText; jaguar: SplashText };
  /** The description of a vehicle's image. */
  vehicle: (model: string) => string;
};

export type HelpTexts = PageTexts & { questions: QuestionTexts; terms: PageText };

/** The market-specific paragraphs of the terms, in HTML. */
export type TermsClauses = { price: string; renewal: string; withdrawal: string; law: string };
