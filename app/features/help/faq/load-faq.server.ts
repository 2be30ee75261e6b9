import type { HelpQuestion, HelpText } from "../../../catalogue/catalogue.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import { CONTENT_TIMEOUT_MS, type HelpDeps } from "../help-deps.ts";

/** Holds only the questions that this visitor may read. */
export type FaqPage = { questions: HelpQuestion[]; needHelp?: HelpText };

type Outcome = { kind: "unavailable" } | { kind: "faq"; page: FaqPage };

export async function loadFaq(deps: HelpDeps): Promise<Outcome> {
  const { catalogue, locale, timeoutMs, contentTimeoutMs = CONTENT_TIMEOUT_MS } = deps;
  const [questions, needHelp] = await Promise.all([
    resolveWithin(readQuestions(deps), contentTimeoutMs),
    resolveWithin(catalogue.helpText({ localeId: locale.id, name: "needAnyHelp" }), timeoutMs),
  ]);
  return questions ? { kind: "faq", page: { questions, ...(needHelp && { needHelp }) } } : { kind: "unavailable" };
}

/** Without the preferences, questions about auto-renewal are left out. */
export async function readQuestions(deps: HelpDeps): Promise<HelpQuestion[]> {
  const { catalogue, siteId, locale, market, isRegistered, timeoutMs } = deps;
  const preferences = await resolveWithin(catalogue.preferences(siteId), timeoutMs);
  return catalogue.questions({
    localeId: locale.id,
    country: market.country,
    isRegistered,
    isAutoRenewalInCountry: preferences?.autoRenewalCountries.includes(market.country) ?? false,
  });
}
