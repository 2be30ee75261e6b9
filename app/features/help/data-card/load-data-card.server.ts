import { resolveWithin } from "../../../request/resolve-within.ts";
import { COMPANIES } from "../../../../contracts/markets/companies.ts";
import { inLanguage } from "../../../site/legal/in-language.ts";
import { CONTENT_TIMEOUT_MS, type HelpDeps } from "../help-deps.ts";
import { type LegalSection, legalSections } from "../legal/legal-sections.ts";

/** Which data a service makes, and the company that holds it. */
export type DataCard = {
  productId: string;
  service: string;
  title: string;
  introHtml: string;
  sections: readonly LegalSection[];
  company: readonly { label: string; text: string }[];
};

type Outcome = { kind: "unavailable" } | { kind: "notFound" } | { kind: "card"; card: DataCard };

/** A service that is not on offer in this market has no card there. */
export async function loadDataCard(deps: HelpDeps, productId: string): Promise<Outcome> {
  const { catalogue, siteId, locale, market, contentTimeoutMs = CONTENT_TIMEOUT_MS } = deps;
  const siteLocale = { siteId, localeId: locale.id, currency: market.currency };
  const products = await resolveWithin(catalogue.products(siteLocale, [productId]), contentTimeoutMs);
  if (!products) return { kind: "unavailable" };
  const product = products.find((offered) => offered.productId === productId);
  if (!product) return { kind: "notFound" };
  const text = await resolveWithin(catalogue.dataCard({ localeId: locale.id, productId }), contentTimeoutMs);
  if (!text) return { kind: "unavailable" };
  const company = inLanguage(COMPANIES[market.country], locale.id).map(({ label, value }) => ({ label, text: value }));
  const card = { productId, service: product.name, title: text.title, ...legalSections(text.bodyHtml), company };
  return { kind: "card", card };
}
