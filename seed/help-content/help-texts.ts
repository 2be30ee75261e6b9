/** Questions whose answer is the same wherever a language is spoken. */
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

/** Questions that law, papers or habits of a market answer. */
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
  /** What the drawing of a vehicle shows. */
  vehicle: (model: string) => string;
};

export type HelpTexts = PageTexts & { questions: QuestionTexts; terms: PageText };

/** What the terms of a market say in its own way: each a paragraph in HTML. */
export type TermsClauses = { price: string; renewal: string; withdrawal: string; law: string };
