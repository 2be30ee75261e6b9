import type { HelpQuestion, HelpText } from "../../../catalogue/catalogue.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import { CONTENT_PATIENCE_MS, type HelpDeps } from "../help-deps.ts";

/** The questions are those this visitor may read, and no others. */
export type FaqPage = { questions: HelpQuestion[]; needHelp?: HelpText };

type Outcome = { kind: "unavailable" } | { kind: "faq"; page: FaqPage };

export async function loadFaq(deps: HelpDeps): Promise<Outcome> {
  const { catalogue, locale, patienceMs, contentPatienceMs = CONTENT_PATIENCE_MS } = deps;
  const [questions, needHelp] = await Promise.all([
    resolveWithin(readQuestions(deps), contentPatienceMs),
    resolveWithin(catalogue.helpText({ localeId: locale.id, name: "needAnyHelp" }), patienceMs),
  ]);
  return questions ? { kind: "faq", page: { questions, ...(needHelp && { needHelp }) } } : { kind: "unavailable" };
}

/** While nobody can say whether services renew by themselves here, nothing is said about it. */
async function readQuestions(deps: HelpDeps): Promise<HelpQuestion[]> {
  const { catalogue, siteId, locale, market, isRegistered, patienceMs } = deps;
  const preferences = await resolveWithin(catalogue.preferences(siteId), patienceMs);
  return catalogue.questions({
    localeId: locale.id,
    country: market.country,
    isRegistered,
    hasAutoRenewal: preferences?.autoRenewalCountries.includes(market.country) ?? false,
  });
}
