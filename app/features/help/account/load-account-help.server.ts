import type { HelpQuestion, HelpText } from "../../../catalogue/catalogue.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import { readQuestions } from "../faq/load-faq.server.ts";
import type { HelpDeps } from "../help-deps.ts";

/** The text about help, and the questions of customers. Each is shown without the other. */
export type AccountHelp = { text?: HelpText; questions: PagePart<HelpQuestion[]> };

export async function loadAccountHelp(deps: HelpDeps): Promise<AccountHelp> {
  const { catalogue, locale, timeoutMs } = deps;
  const [text, questions] = await Promise.all([
    resolveWithin(catalogue.helpText({ localeId: locale.id, name: "needHelp" }), timeoutMs),
    readPart(readQuestions(deps)),
  ]);
  return { ...(text && { text }), questions };
}
