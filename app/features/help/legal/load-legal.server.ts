import type { HelpText, LegalTextName } from "../../../catalogue/catalogue.ts";
import { resolveWithin } from "../../../request/resolve-within.ts";
import type { CountryCode } from "../../../site/country-codes.ts";
import { COMPANIES } from "../../../../contracts/markets/companies.ts";
import { inLanguage } from "../../../site/legal/in-language.ts";
import { LEGAL_BODIES, type LegalBody } from "../../../site/legal/legal-bodies.ts";
import { listDataCards } from "../data-card/list-data-cards.server.ts";
import { CONTENT_TIMEOUT_MS, type HelpDeps } from "../help-deps.ts";
import { earlierPeriod, type LegalFacts, type LegalPage } from "./legal-page.ts";
import { legalSections } from "./legal-sections.ts";

type Outcome = { kind: "unavailable" } | { kind: "notFound" } | { kind: "legal"; page: LegalPage };

type LegalRequest = {
  name: LegalTextName;
  /** As it stands in the address; null asks for the current version. */
  version: string | null;
};

/** The current text lists all versions, so an unknown one costs no call and no place in the cache. */
export async function loadLegal(deps: HelpDeps, { name, version }: LegalRequest): Promise<Outcome> {
  const { catalogue, locale, market, contentTimeoutMs = CONTENT_TIMEOUT_MS } = deps;
  const read = (key: { version?: string }) =>
    resolveWithin(catalogue.helpText({ localeId: locale.id, name, ...key }), contentTimeoutMs);
  const current = await read({});
  if (!current) return { kind: "unavailable" };
  const isCurrent = version === null || version === current.version;
  if (!isCurrent && !current.versions?.some((entry) => entry.version === version)) return { kind: "notFound" };
  const text = isCurrent ? current : await read({ version });
  if (!text) return { kind: "unavailable" };
  const dataCards = namesDataCards[name] ? await listDataCards(deps) : undefined;
  return { kind: "legal", page: { ...legalPage(name, text, { locale, market }), ...(dataCards && { dataCards }) } };
}

/** The texts that a customer reads before buying lead to the data of each service. */
const namesDataCards: Readonly<Record<LegalTextName, boolean>> = {
  terms: true,
  privacy: true,
  imprint: false,
  accessibility: false,
};

type Place = Pick<HelpDeps, "locale" | "market">;

function legalPage(name: LegalTextName, helpText: HelpText, { locale, market }: Place): LegalPage {
  const { title, version, versions = [], bodyHtml } = helpText;
  return {
    name,
    title,
    ...(version && { version }),
    ...earlierPeriod(version, versions),
    versions,
    ...legalSections(bodyHtml),
    facts: factsOf[name](market.country).map(({ kind, entries }) => ({
      kind,
      entries: inLanguage(entries, locale.id).map(({ label, text, href }) => ({
        text,
        ...(label && { label }),
        ...(href && { href }),
      })),
    })),
  };
}

type Facts = { kind: LegalFacts["kind"]; entries: (LegalFacts["entries"][number] & { language?: string })[] };

const links = (kind: LegalFacts["kind"], bodies: readonly LegalBody[]): Facts => ({
  kind,
  entries: bodies.map(({ name, ...body }) => ({ text: name, ...body })),
});

const company = (country: CountryCode): Facts => ({
  kind: "company",
  entries: COMPANIES[country].map(({ value, ...fact }) => ({ text: value, ...fact })),
});

const disputes = (country: CountryCode): Facts => links("disputes", LEGAL_BODIES[country].disputes);

/** Which facts of the market a text ends with. */
const factsOf: Readonly<Record<LegalTextName, (country: CountryCode) => Facts[]>> = {
  terms: (country) => [disputes(country)],
  privacy: (country) => [links("privacyAuthority", LEGAL_BODIES[country].privacy)],
  imprint: (country) => [company(country), disputes(country)],
  accessibility: (country) => [links("accessibilityAuthority", LEGAL_BODIES[country].accessibility)],
};
