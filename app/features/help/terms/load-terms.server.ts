import { resolveWithin } from "../../../request/resolve-within.ts";
import { CONTENT_TIMEOUT_MS, type HelpDeps } from "../help-deps.ts";
import { type LegalSection, legalSections } from "./legal-sections.ts";

export type TermsPage = { title: string; version?: string; introHtml: string; sections: LegalSection[] };

type Outcome = { kind: "unavailable" } | { kind: "terms"; page: TermsPage };

export async function loadTerms({
  catalogue,
  locale,
  contentTimeoutMs = CONTENT_TIMEOUT_MS,
}: HelpDeps): Promise<Outcome> {
  const text = await resolveWithin(catalogue.helpText({ localeId: locale.id, name: "terms" }), contentTimeoutMs);
  if (!text) return { kind: "unavailable" };
  const { title, version, bodyHtml } = text;
  return { kind: "terms", page: { title, ...(version && { version }), ...legalSections(bodyHtml) } };
}
