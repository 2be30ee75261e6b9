import { z } from "zod";
import { isFault } from "../../../contracts/fault.ts";
import { questionRefinements } from "../../../contracts/help-content/search-questions.ts";
import type { HelpQuestion } from "../../catalogue/catalogue.ts";
import { missingPartsResponse } from "../../request/missing-parts.ts";
import {
  catalogueContext,
  type RequestContext,
  requestedShopContext,
  sessionContext,
  settingsContext,
} from "../../request/request-context.ts";
import { resolveWithin } from "../../request/resolve-within.ts";
import type { Locale } from "../../site/locales.ts";
import { answer, invalidRequest, refusedCall } from "../../request/calls/call-answer.ts";
import { CATEGORY_OF_TOPIC, refineQuestions } from "./refine-questions.ts";

const searchQuery = z.object({ locale: z.string().max(10), refine: questionRefinements });

/** Answers with the questions of the help that this visitor may read, in a locale of the shop. */
export async function answerAssetSearch(request: Request, context: RequestContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const incomplete = missingPartsResponse(Object.fromEntries(query), ["locale"]);
  if (incomplete) return incomplete;
  const { data } = searchQuery.safeParse({ locale: query.get("locale"), refine: query.getAll("refine") });
  const locale = data && findLocale(context, data.locale);
  if (!data || !locale) return invalidRequest();
  try {
    const hits = refineQuestions(await readQuestions(context, locale), data.refine).map(questionDocument);
    return answer({ locale: locale.id, total: hits.length, hits });
  } catch (error) {
    if (!isFault(error)) throw error;
    return refusedCall(503, "The help is not available at the moment.");
  }
}

function findLocale(context: RequestContext, id: string): Locale | undefined {
  const { site } = context.get(requestedShopContext).shop;
  const isProduction = context.get(settingsContext).stage === "production";
  return site.l10n.supportedLocales.find((locale) => locale.id === id && (locale.enabledInProduction || !isProduction));
}

/** Without the preferences, questions about auto-renewal are left out. */
async function readQuestions(context: RequestContext, locale: Locale): Promise<HelpQuestion[]> {
  const catalogue = context.get(catalogueContext);
  const { site } = context.get(requestedShopContext).shop;
  const preferences = await resolveWithin(catalogue.preferences(site.id));
  return catalogue.questions({
    localeId: locale.id,
    country: locale.countryCode,
    isRegistered: context.get(sessionContext).isRegistered,
    isAutoRenewalInCountry: preferences?.autoRenewalCountries.includes(locale.countryCode) ?? false,
  });
}

const questionDocument = ({ id, question, answerHtml, topic }: HelpQuestion) => ({
  id,
  name: question,
  c_body: answerHtml,
  c_category: CATEGORY_OF_TOPIC[topic],
});
