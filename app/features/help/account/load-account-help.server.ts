import { listCases } from "../../../../contracts/customer-care/cases.ts";
import type { Client } from "../../../../contracts/client.ts";
import type { HelpQuestion, HelpText } from "../../../catalogue/catalogue.ts";
import { type PagePart, readPart } from "../../../request/account/read-part.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import type { Case } from "../cases/case.ts";
import { caseFromWire } from "../cases/case-from-wire.ts";
import type { ChannelsNow } from "../contact/channels-now.ts";
import { readChannels } from "../contact/load-contact.server.ts";
import { readQuestions } from "../faq/load-faq.server.ts";
import type { HelpDeps } from "../help-deps.ts";
import { inHelpOrder } from "../help-order.ts";

/** The text about help, the ways to a person, the questions of customers and their messages. Each is shown without the others. */
export type AccountHelp = {
  text?: HelpText;
  channels: PagePart<ChannelsNow>;
  questions: PagePart<HelpQuestion[]>;
  cases: PagePart<Case[]>;
};

type Deps = HelpDeps & { customerCare: Client; accountId: string; now: Date };

export async function loadAccountHelp(deps: Deps): Promise<AccountHelp> {
  const { catalogue, locale, timeoutMs } = deps;
  const [text, channels, questions, cases] = await Promise.all([
    resolveWithin(catalogue.helpText({ localeId: locale.id, name: "needHelp" }), timeoutMs),
    readChannels(deps),
    readPart(readQuestions(deps).then(inHelpOrder)),
    readPart(readCases(deps)),
  ]);
  return { ...(text && { text }), channels, questions, cases };
}

async function readCases({ customerCare, accountId, siteId }: Deps): Promise<Case[]> {
  const { cases } = await customerCare(listCases, { params: { accountId }, query: { siteId } });
  return cases.map(caseFromWire);
}
