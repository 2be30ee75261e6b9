import type { Content } from "../../contracts/help-content/read-content.ts";
import type { QuestionCategory, QuestionDocument } from "../../contracts/help-content/search-questions.ts";
import type { CountryCode } from "../site/country-codes.ts";
import type { CoveredCountry, HelpQuestion, HelpText, FaqEntry, QuestionTopic, SplashText } from "./catalogue.ts";
import { safeHtml } from "./safe-html.server.ts";

/** Navigation data covers the continent a vehicle was sold on. */
const NORTH_AMERICA: readonly CountryCode[] = ["US", "CA"];

export function coverageFromWire(content: Content, country: CountryCode): CoveredCountry[] {
  const region = NORTH_AMERICA.includes(country) ? "north-america" : "europe";
  const countries = content.c_countries?.find((covered) => covered.region === region)?.countries ?? [];
  return countries.map(({ code, name, isLimited }) => ({ code, name, isLimited }));
}

/** Checked here too, in case the service sends a disabled entry. */
export const isShown = ({ c_isFaqenabled: isEnabled, c_showContent: hasContent }: QuestionDocument): boolean =>
  isEnabled && hasContent;

export function questionFromWire({ id, name, c_body }: QuestionDocument): FaqEntry {
  return { id, question: name, answerHtml: safeHtml(c_body) };
}

const topics: Readonly<Record<QuestionCategory, QuestionTopic>> = {
  "service-renewals": "service-renewals",
  payment: "payment",
  "refunds / cancellations": "refunds-cancellations",
  "contact-us": "contact-us",
};

export function helpQuestionFromWire(wire: QuestionDocument): HelpQuestion {
  const { c_topQuestionRenewalsOrder: renewals, c_topQuestionHelpOrder: help } = wire;
  return {
    ...questionFromWire(wire),
    topic: topics[wire.c_category],
    ...(wire.c_topQuestionRenewals && renewals !== null && { topRenewals: renewals }),
    ...(wire.c_topQuestionHelp && help !== null && { topHelp: help }),
  };
}

export function helpTextFromWire({ name, c_body, c_version, c_versions }: Content): HelpText {
  return {
    title: name,
    bodyHtml: safeHtml(c_body),
    ...(c_version && { version: c_version }),
    ...(c_versions && {
      versions: c_versions.map(({ version, changes }) => ({ version, ...(changes && { changes }) })),
    }),
  };
}

export function splashTextFromWire({ name, c_body, c_action }: Content): SplashText {
  return { title: name, bodyHtml: safeHtml(c_body), ...(c_action && { action: c_action }) };
}
